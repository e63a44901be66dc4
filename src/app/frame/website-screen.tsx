import { type AsyncRouteComponent, useParams } from '@tanstack/react-router';
import { NotFoundScreen } from '@/app/screens/not-found-screen';
import { recordId } from '@/core/fields';

/** A screen of one website: the id comes from the address, another id is another screen. */
export function websiteScreen(Screen: AsyncRouteComponent<{ websiteId?: number }>) {
  function WebsiteScreen() {
    const { websiteId } = useParams({ strict: false });
    const id = recordId.safeParse(websiteId);
    if (!id.success) return <NotFoundScreen />;
    return <Screen key={id.data} websiteId={id.data} />;
  }
  // Fetched beside the session, as other screens are, and not after it.
  WebsiteScreen.preload = Screen.preload;
  return WebsiteScreen;
}

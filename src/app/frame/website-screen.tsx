import { type AsyncRouteComponent, useParams } from '@tanstack/react-router';
import { NotFoundScreen } from '@/app/screens/not-found-screen';
import { recordId } from '@/core/fields';

/** A screen of one website, or of none where the route has no id: it comes from the address. */
export function websiteScreen(Screen: AsyncRouteComponent<{ websiteId?: number }>) {
  function WebsiteScreen() {
    const { websiteId } = useParams({ strict: false });
    if (websiteId === undefined) return <Screen />;
    const id = recordId.safeParse(websiteId);
    return id.success ? <Screen websiteId={id.data} /> : <NotFoundScreen />;
  }
  // Fetched beside the session, as other screens are, and not after it.
  WebsiteScreen.preload = Screen.preload;
  return WebsiteScreen;
}

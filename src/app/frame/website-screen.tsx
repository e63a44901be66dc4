import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NotFoundScreen } from '@/app/screens/not-found-screen';
import { recordId } from '@/core/fields';

/** A screen of one website: the id comes from the address, another id is another screen. */
export function websiteScreen(Screen: ComponentType<{ websiteId?: number }>) {
  return function WebsiteScreen() {
    const { websiteId } = useParams({ strict: false });
    const id = recordId.safeParse(websiteId);
    if (!id.success) return <NotFoundScreen />;
    return <Screen key={id.data} websiteId={id.data} />;
  };
}

import { Copy, Ellipsis, EyeOff, Link2 } from 'lucide-react';
import { paths } from '@/app/lib/paths';
import type { ListedWebsite } from '@/contracts/websites';
import { Menu } from '@/ui/menu';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';

export interface CardMenuActions {
  onDuplicate: () => void;
  onTakeOffline: () => void;
}

interface CardMenuProps extends CardMenuActions {
  website: ListedWebsite;
}

/** Holds the actions that are too rare to stand on a card. */
export function CardMenu({ website, onDuplicate, onTakeOffline }: CardMenuProps) {
  const t = useText();
  const toast = useToast();
  const { title, slug, isPublished } = website;
  const copyAddress = async () => {
    await navigator.clipboard.writeText(new URL(paths.site(slug), window.location.href).href);
    toast({ title: t('dashboard.addressCopied') });
  };
  const ofPublished = [
    {
      label: t('dashboard.copyAddress'),
      icon: <Link2 />,
      onSelect: () =>
        void copyAddress().catch(() => toast({ tone: 'bad', title: t('dashboard.copyAddressFailed') })),
    },
    { label: t('dashboard.takeOffline.open'), icon: <EyeOff />, onSelect: onTakeOffline },
  ];
  return (
    <Menu
      label={t('dashboard.menu', { title })}
      icon={<Ellipsis />}
      items={[
        { label: t('dashboard.duplicate.open'), icon: <Copy />, onSelect: onDuplicate },
        ...(isPublished ? ofPublished : []),
      ]}
    />
  );
}

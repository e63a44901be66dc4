import type { ReactNode } from 'react';
import type { Website } from '@/contracts/websites';
import { clothOf } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { Heading } from '@/ui/heading';
import { LetterTile } from '@/ui/letter-tile';
import { useText } from '../use-text';

/** In characters; from here on a title in the largest size would push everything else off a phone. */
const LONG_TITLE = 40;

interface AdminHeaderProps {
  website: Pick<Website, 'id' | 'title' | 'logoUrl' | 'isPublished'>;
  /** As people read it. */
  address: string;
  /** What an owner does with the whole website. */
  children: ReactNode;
}

/** Which website this is. */
export function AdminHeader({ website, address, children }: AdminHeaderProps) {
  const t = useText();
  const isLong = website.title.length > LONG_TITLE;
  return (
    <div className="admin-head">
      <div className="admin-head__id">
        <LetterTile text={website.title} imageUrl={website.logoUrl} cloth={clothOf(website.id)} size="lg" />
        <div className="grid min-w-0 gap-1">
          <div className="admin-head__name">
            <Heading level={1} className={`${isLong ? 'h2' : 'h1'} wrap-anywhere`} tabIndex={-1}>
              {website.title}
            </Heading>
            {website.isPublished ? (
              <Badge tone="green" hasDot>
                {t('admin.published')}
              </Badge>
            ) : (
              <Badge hasDot isDotHollow>
                {t('admin.draft')}
              </Badge>
            )}
          </div>
          <p className="mute wrap-anywhere">{address}</p>
        </div>
      </div>
      <div className="admin-head__acts">{children}</div>
    </div>
  );
}

import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { getEntitlements } from '@/core/plans';
import { TextAreaField, TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { useSectionPlan } from '../../editor-kit/host';
import { MoreButton } from '../../editor-kit/more-button';
import {
  getSocialLinkKey,
  SOCIAL_NETWORKS,
  type SocialContent,
  type SocialNetwork,
  social,
} from './definition';

const strokes: Record<Exclude<SocialNetwork, 'other'>, ReactNode> = {
  facebook: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  instagram: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.5 6.5h.01" />
    </>
  ),
  twitter: (
    <path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z" />
  ),
  linkedin: (
    <>
      <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z" />
      <path d="M2 9h4v12H2z" />
      <circle cx="4" cy="4" r="2" />
    </>
  ),
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 15 5-3-5-3z" />
    </>
  ),
  tiktok: (
    <>
      <path d="M14 3v12a4.5 4.5 0 1 1-4.5-4.5" />
      <path d="M14 3c.3 3 2.5 5.2 5.5 5.5" />
    </>
  ),
};

function SocialEditor({ id, content, onChange, errors }: SectionEditorProps<SocialContent>) {
  const t = useTranslations('sections.social');
  const { tier, canAdd } = useSectionPlan();
  const isLocked = (network: SocialNetwork) =>
    isEmpty(content.links[network]) && !canAdd('socialLinks', getSocialLinkKey(id, network));
  const setLink = (network: SocialNetwork, url: string) => {
    const { [network]: _before, ...others } = content.links;
    onChange({ ...content, links: url === '' ? others : { ...others, [network]: url } });
  };
  return (
    <>
      <TextField
        label={t('title')}
        value={content.title}
        error={errors['content.title']}
        onChange={(event) => onChange({ ...content, title: event.target.value })}
      />
      <TextAreaField
        label={t('description')}
        rows={2}
        value={content.description}
        error={errors['content.description']}
        onChange={(event) => onChange({ ...content, description: event.target.value })}
      />
      {SOCIAL_NETWORKS.map((network) => (
        <TextField
          key={network}
          label={t(`networks.${network}`)}
          prefix={
            <span className="pr-2">
              <NetworkIcon network={network} />
            </span>
          }
          inputMode="url"
          autoComplete="off"
          placeholder={t(isLocked(network) ? 'locked' : 'linkPlaceholder')}
          disabled={isLocked(network)}
          value={content.links[network] ?? ''}
          error={errors[`content.links.${network}`]}
          onChange={(event) => setLink(network, event.target.value)}
        />
      ))}
      {SOCIAL_NETWORKS.some(isLocked) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="hint">{t('limitReached', { limit: getEntitlements(tier).limit('socialLinks') })}</p>
          <MoreButton feature="socialLinks" />
        </div>
      )}
    </>
  );
}

function isEmpty(url = ''): boolean {
  return url.trim() === '';
}

export const editor = defineEditor(social, SocialEditor);

/** Draws the sign of a network like the other icons; the network's name stands beside it. */
function NetworkIcon({ network }: { network: SocialNetwork }) {
  if (network === 'other') return <Globe aria-hidden="true" />;
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {strokes[network]}
    </svg>
  );
}

import { useTranslations } from 'use-intl';
import { getEntitlements } from '@/core/plans';
import { TextAreaField, TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { useSectionPlan } from '../../editor-kit/host';
import { MoreButton } from '../../editor-kit/more-button';
import { SOCIAL_NETWORKS, type SocialContent, type SocialNetwork, social, socialLinkKey } from './definition';
import { NetworkIcon } from './network-icon';

function SocialEditor({ id, content, onChange, errors }: SectionEditorProps<SocialContent>) {
  const t = useTranslations('sections.social');
  const { tier, canAdd } = useSectionPlan();
  const isLocked = (network: SocialNetwork) =>
    isEmpty(content.links[network]) && !canAdd('socialLinks', socialLinkKey(id, network));
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

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { shorten } from '@/core/text';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { findLinkTarget, listLinkTargets } from '../definition/link-targets';
import { type SectionTarget, useSectionTargets } from './host';

const ADDRESS = 'address';
const GONE = 'gone';
const NAME_MAX_LENGTH = 40;

interface ButtonTargetFieldProps {
  /** The button belongs to this section. */
  sectionId: string;
  url: string;
  error?: string;
  onChange: (url: string) => void;
}

/** Asks where the button leads: to a section of this page by its name, or to an address. */
export function ButtonTargetField({ sectionId, url, error, onChange }: ButtonTargetFieldProps) {
  const t = useTranslations('sections.hero');
  const sections = useSectionTargets();
  const [isByAddress, setIsByAddress] = useState(false);
  const target = isByAddress ? { kind: 'address' as const } : getButtonTarget(url, sections);
  const chosenId = target.kind === 'section' ? target.section.id : null;
  const isAddress = target.kind === 'address';
  const options = [
    { value: '', label: t('leadsNowhere') },
    ...(target.kind === 'gone' ? [{ value: GONE, label: t('leadsToGone') }] : []),
    ...sections
      .filter(({ id }) => id !== sectionId || id === chosenId)
      .map(({ id, name }) => ({ value: `#${id}`, label: shorten(name, NAME_MAX_LENGTH) })),
    { value: ADDRESS, label: t('leadsToAddress') },
  ];

  const handleChoice = (value: string) => {
    setIsByAddress(value === ADDRESS);
    onChange(value === ADDRESS ? '' : value);
  };
  const handleAddress = (address: string) => {
    // The field stays while it is empty, and while the text begins as a link to a section does.
    setIsByAddress(true);
    onChange(address);
  };

  return (
    <>
      <SelectField
        label={t('leadsTo')}
        value={isAddress ? ADDRESS : target.kind === 'gone' ? GONE : chosenId ? `#${chosenId}` : ''}
        options={options}
        hint={target.kind === 'section' && !target.section.isForVisitors ? t('leadsToEmptyHint') : undefined}
        error={target.kind === 'gone' ? t('leadsToGoneHint') : isAddress ? undefined : error}
        onChange={(event) => handleChoice(event.target.value)}
      />
      {isAddress && (
        <TextField
          label={t('buttonUrl')}
          inputMode="url"
          autoComplete="off"
          placeholder={t('buttonUrlPlaceholder')}
          value={url}
          error={error}
          onChange={(event) => handleAddress(event.target.value)}
        />
      )}
    </>
  );
}

type ButtonTarget =
  | { kind: 'nowhere' }
  | { kind: 'section'; section: SectionTarget }
  /** The section is not on the page any more. */
  | { kind: 'gone' }
  | { kind: 'address' };

/** Returns where a stored address leads: to a section as on the public page, or else to one that is still empty. */
export function getButtonTarget(url: string, sections: readonly SectionTarget[]): ButtonTarget {
  const text = url.trim();
  if (text === '') return { kind: 'nowhere' };
  if (!text.startsWith('#')) return { kind: 'address' };
  const shown = sections.filter(({ isForVisitors }) => isForVisitors);
  const id = findLinkTarget(listLinkTargets(shown), text) ?? findLinkTarget(listLinkTargets(sections), text);
  const found = sections.find((section) => section.id === id);
  return found ? { kind: 'section', section: found } : { kind: 'gone' };
}

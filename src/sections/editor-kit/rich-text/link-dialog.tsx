import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toEmailLink, toPhoneLink, toSafeLink } from '@/core/link';
import { shorten } from '@/core/text';
import { Button } from '@/ui/button';
import { Chip, Chips } from '@/ui/chips';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { getButtonTarget } from '../button-target-field';
import { useSectionTargets } from '../host';

const KINDS = ['section', 'web', 'phone', 'email'] as const;
type Kind = (typeof KINDS)[number];

const INPUT_MODES = { web: 'url', phone: 'tel', email: 'email' } as const;
const NAME_MAX_LENGTH = 40;

interface LinkDialogProps {
  /** The link is set on these words; empty where none are chosen. */
  words: string;
  /** The words lead to this address now; empty for none. */
  href: string;
  onClose: () => void;
  /** An empty address takes the link away; `name` is written where no words are chosen. */
  onSet: (href: string, name: string) => void;
}

/** Asks where words lead: to a section of this page, an address on the web, a phone or an inbox. */
export function LinkDialog({ words, href, onClose, onSet }: LinkDialogProps) {
  const t = useTranslations('richText');
  const button = useTranslations('sections.hero');
  const sections = useSectionTargets();
  const target = getButtonTarget(href, sections);
  const [kind, setKind] = useState<Kind>(() => getLinkKind(href));
  const isGone = target.kind === 'gone';
  const [section, setSection] = useState(
    target.kind === 'section' ? target.section.id : isGone ? '' : (sections[0]?.id ?? ''),
  );
  const [typed, setTyped] = useState(href.startsWith('#') ? '' : toReadable(href));
  const [isRefused, setIsRefused] = useState(false);

  const handleSubmit = () => {
    const next = kind === 'section' ? section && `#${section}` : toHref(kind, typed);
    const name = sections.find(({ id }) => id === section)?.name ?? '';
    if (next) onSet(next, kind === 'section' ? shorten(name, NAME_MAX_LENGTH) : typed.trim());
    else setIsRefused(true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('linkTitle')}
      description={words && t('linkOn', { words: shorten(words, NAME_MAX_LENGTH) })}
      closeLabel={t('close')}
      footer={
        <>
          {href !== '' && (
            <Button variant="danger-quiet" onClick={() => onSet('', '')}>
              {t('removeLink')}
            </Button>
          )}
          <Button variant="primary" onClick={handleSubmit}>
            {t('setLink')}
          </Button>
        </>
      }
    >
      <form
        className="rich__link"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <Chips label={t('linkKind')}>
          {KINDS.map((each) => (
            <Chip
              key={each}
              isPressed={each === kind}
              onPress={() => {
                setKind(each);
                setIsRefused(false);
              }}
            >
              {t(`kinds.${each}`)}
            </Chip>
          ))}
        </Chips>
        {kind === 'section' ? (
          <SelectField
            label={t('section')}
            value={section}
            options={[
              ...(isGone ? [{ value: '', label: button('leadsToGone') }] : []),
              ...sections.map(({ id, name }) => ({ value: id, label: shorten(name, NAME_MAX_LENGTH) })),
            ]}
            error={section === '' ? t('refused.section') : undefined}
            onChange={(event) => setSection(event.target.value)}
          />
        ) : (
          <TextField
            key={kind}
            label={t(`fields.${kind}`)}
            inputMode={INPUT_MODES[kind]}
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            error={isRefused ? t(`refused.${kind}`) : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsRefused(false);
            }}
          />
        )}
        <p className="hint">{t('linkHint')}</p>
      </form>
    </Dialog>
  );
}

function getLinkKind(href: string): Kind {
  if (href === '' || href.startsWith('#')) return 'section';
  if (href.startsWith('tel:')) return 'phone';
  return href.startsWith('mailto:') ? 'email' : 'web';
}

function toReadable(href: string): string {
  return href.replace(/^(?:tel|mailto):/, '');
}

function toHref(kind: Exclude<Kind, 'section'>, typed: string): string | null {
  if (kind === 'phone') return toPhoneLink(typed);
  if (kind === 'email') return toEmailLink(typed);
  const href = toSafeLink(typed);
  return href && /^https?:/i.test(href) ? href : null;
}

import { emailLink, phoneLink, safeLink } from '@/core/link';
import { isBig } from '@/core/text';
import type { Opening } from '@/core/website-hours';
import { defineView, type SectionViewProps, type WordsOf } from '../../visitor-kit/define-view';
import { Paragraphs, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { openLine, specialLines, weekLines } from '../../visitor-kit/shown-hours';
import { SiteLink } from '../../visitor-kit/site-link';
import contactInfoCss from './contact-info.css?inline';
import { type ContactInfoContent, contactInfo } from './definition';

function ContactInfoView(props: SectionViewProps<ContactInfoContent>) {
  const { id, title, content, words, mode, opening, frame } = props;
  const labels = words.contactInfo;
  const name = content.name.trim();
  // As on an envelope: the name is the first line of the address where there is one.
  const address = content.address.trim();
  return (
    <SectionFrame {...frame} className="s-flow s-info" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <div>
        {content.description.trim() !== '' && (
          <div className="s-text">
            <Paragraphs text={content.description} />
          </div>
        )}
        <dl className="s-facts">
          <Fact label={labels.phone} value={content.phone} href={phoneLink(content.phone)} canBeBig />
          <Fact label={labels.email} value={content.email} href={emailLink(content.email)} canBeBig />
          <Fact label={labels.address} value={address === '' ? '' : `${name}\n${address}`} />
          {content.showsHours && opening ? (
            <WebsiteHours opening={opening} words={{ ...labels, locale: words.locale }} />
          ) : (
            <Fact label={labels.hours} value={content.hours} />
          )}
          <Fact label={labels.name} value={address === '' ? name : ''} />
          <Fact
            label={labels.website}
            value={content.website.trim().replace(/^https?:\/\/|\/$/g, '')}
            href={safeLink(content.website)}
          />
        </dl>
      </div>
    </SectionFrame>
  );
}

interface WebsiteHoursProps {
  opening: Opening;
  words: WordsOf<'contactInfo'>;
}

/** The website's own hours; a line break ends a line, as in what owners write. */
function WebsiteHours({ opening, words }: WebsiteHoursProps) {
  return (
    <div>
      <dt>{words.hours}</dt>
      <dd>
        <strong>{openLine(opening, words)}</strong>
        {`\n${weekLines(opening, words).join('\n')}`}
        {specialLines(opening, words).map(({ days, note }) => (
          <p key={days}>
            <strong>{days}</strong>
            {note && `\n${note}`}
          </p>
        ))}
      </dd>
    </div>
  );
}

interface FactProps {
  label: string;
  value: string;
  /** Null when the value is no address that can be followed: it is shown as text then. */
  href?: string | null;
  canBeBig?: boolean;
}

function Fact({ label, value, href, canBeBig = false }: FactProps) {
  const text = value.trim();
  if (text === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={canBeBig && isBig(text) ? 'is-big' : undefined}>
        {href ? (
          <SiteLink href={href} rel="noopener">
            {text}
          </SiteLink>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}

export const view = defineView(contactInfo, ContactInfoView, [contactInfoCss]);

import { Paragraphs } from '../paragraphs';
import type { SectionViewProps } from '../section';
import { SectionFrame, SectionTitle } from '../section-frame';
import { SiteLink } from '../site-link';
import type { SocialContent } from './schema';
import { shownLinks } from './shown-links';

export function SocialView({ id, title, content, words, mode }: SectionViewProps<SocialContent>) {
  return (
    <SectionFrame id={id} mode={mode} className="s-flow s-social" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <div>
        {content.description.trim() !== '' && (
          <div className="s-text">
            <Paragraphs text={content.description} />
          </div>
        )}
        <ul className="s-links">
          {shownLinks(content).map(({ network, href }) => (
            <li key={network}>
              <SiteLink href={href} rel="noopener me">
                {words.networks[network]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

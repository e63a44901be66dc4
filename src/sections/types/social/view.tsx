import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { Paragraphs, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { SiteLink } from '../../visitor-kit/site-link';
import { listShownLinks, type SocialContent, social } from './definition';
import socialCss from './social.css?inline';

function SocialView({ id, title, content, words, mode, frame }: SectionViewProps<SocialContent>) {
  const mark = useFieldMarks('content');
  return (
    <SectionFrame {...frame} className="s-flow s-social" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} steps={social.titleSteps} />
      <div>
        {content.description.trim() !== '' && (
          <div className="s-text" {...mark('lines', 'description')}>
            <Paragraphs text={content.description} />
          </div>
        )}
        <ul className="s-links">
          {listShownLinks(content).map(({ network, href }) => (
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

export const view = defineView(social, SocialView, [socialCss]);

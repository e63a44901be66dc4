import { safeImageUrl } from '@/core/link';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { Paragraphs, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { type Person, type TeamContent, team } from './definition';
import teamCss from './team.css?inline';

/** A third of a phone beside its text, a quarter of a wide page. */
const SIZES = '(min-width: 84rem) 18rem, (min-width: 52rem) 24vw, (min-width: 36rem) 45vw, 30vw';

function TeamView({ id, title, content, words, mode, isFirst, frame }: SectionViewProps<TeamContent>) {
  return (
    <SectionFrame {...frame} className="s-team" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <ul className="s-people">
        {content.people.map((person, index) => (
          <li key={person.id}>
            <Portrait person={person} mode={mode} isFirst={isFirst && index === 0} words={words} />
            <div>
              <h3>{person.name}</h3>
              {person.role.trim() !== '' && <p className="s-role">{person.role}</p>}
              {person.text.trim() !== '' && (
                <div className="s-text">
                  <Paragraphs text={person.text} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

type PortraitProps = { person: Person } & Pick<SectionViewProps<TeamContent>, 'mode' | 'isFirst' | 'words'>;

/** The picture, whose name stands beside it, or the first letter where there is none. */
function Portrait({ person: { name, imageUrl }, mode, isFirst, words }: PortraitProps) {
  const isShown = mode === 'public' ? safeImageUrl(imageUrl) !== null : imageUrl.trim() !== '';
  if (isShown) return <Picture url={imageUrl} alt="" sizes={SIZES} isFirst={isFirst} words={words} />;
  return (
    <div className="s-frame s-initial" aria-hidden="true">
      {/[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase()}
    </div>
  );
}

export const view = defineView(team, TeamView, [teamCss]);

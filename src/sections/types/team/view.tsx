import { toSafeImageUrl } from '@/core/link';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { type FieldMark, useFieldMarks } from '../../visitor-kit/field-marks';
import { Paragraphs, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { type Person, type TeamContent, team } from './definition';
import { getInitials } from './get-initials';
import hostCss from './host.css?inline';
import rosterCss from './roster.css?inline';
import teamCss from './team.css?inline';

/** The picture takes a third of a phone beside its text, and a quarter of a wide page. */
const SIZES = '(min-width: 84rem) 18rem, (min-width: 52rem) 24vw, (min-width: 36rem) 45vw, 30vw';

/** The picture takes half of a wide page and the whole width of a phone. */
const HOST_SIZES = '(min-width: 84rem) 34rem, (min-width: 52rem) 44vw, 92vw';

const CLASSES: Record<string, string> = { roster: 's-roster', host: 's-hosts' };

function TeamView(props: SectionViewProps<TeamContent>) {
  const { id, title, content, words, mode, isFirst, frame, layout, people } = props;
  const markPeople = useFieldMarks('content', 'people');
  // People of the website's list are edited on their own screen.
  const mark: typeof markPeople = (...field) => (people ? undefined : markPeople(...field));
  return (
    <SectionFrame {...frame} className="s-team" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <ul className={CLASSES[layout] ?? 's-people'}>
        {content.people.map((person, index) => (
          <li key={person.id}>
            <Portrait
              person={person}
              layout={layout}
              mode={mode}
              isFirst={isFirst && index === 0}
              words={words}
              mark={mark('picture', person.id, 'imageUrl')}
            />
            <div>
              <h3 {...mark('line', person.id, 'name')}>{person.name}</h3>
              {person.role.trim() !== '' && (
                <p className="s-role" {...mark('line', person.id, 'role')}>
                  {person.role}
                </p>
              )}
              {person.text.trim() !== '' && (
                <div className="s-text" {...mark('lines', person.id, 'text')}>
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

type PortraitProps = { person: Person; mark: FieldMark | undefined } & Pick<
  SectionViewProps<TeamContent>,
  'layout' | 'mode' | 'isFirst' | 'words'
>;

/** Draws the picture, or letters where there is none, which a host does not need. The name stands beside it. */
function Portrait({ person: { name, imageUrl }, layout, mode, isFirst, words, mark }: PortraitProps) {
  const isShown = mode === 'public' ? toSafeImageUrl(imageUrl) !== null : imageUrl.trim() !== '';
  if (isShown) {
    const sizes = layout === 'host' ? HOST_SIZES : layout === 'roster' ? '4.5rem' : SIZES;
    return <Picture url={imageUrl} alt="" sizes={sizes} isFirst={isFirst} words={words} mark={mark} />;
  }
  if (layout === 'host') return null;
  return (
    <div className="s-frame s-initial" aria-hidden="true">
      {layout === 'roster' ? getInitials(name) : /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase()}
    </div>
  );
}

export const view = defineView(team, TeamView, [teamCss], { roster: rosterCss, host: hostCss });

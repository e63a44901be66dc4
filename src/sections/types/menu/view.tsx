import { toSafeImageUrl } from '@/core/link';
import { defineView, type SectionViewProps, type ViewMode } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { LongList, ROWS } from '../../visitor-kit/long-list';
import boardCss from './board.css?inline';
import columnsCss from './columns.css?inline';
import { findShownDays } from './daily-menu';
import { DayCard } from './day-card';
import { ALLERGENS, listCategories, type MenuContent, menu } from './definition';
import { DishRow } from './dish-row';
import menuCss from './menu.css?inline';

function MenuView(props: SectionViewProps<MenuContent>) {
  const { id, title, content, words, mode, frame, wallTime, hasNote } = props;
  const mark = useFieldMarks('content', 'categories');
  const days = findShownDays(content.days ?? [], wallTime);
  const categories = listCategories(content);
  const hasCategories = categories.length > 0;
  // The title stands in the card of the day if nothing else is shown.
  const isTitled = title !== '' && (hasCategories || !days);
  return (
    <SectionFrame {...frame} className="s-flow s-menu" isTitled={isTitled}>
      {days && (
        <DayCard
          {...days}
          kicker={hasCategories ? '' : title}
          wallTime={wallTime}
          ground={frame.ground}
          words={{ ...words.menuCard, locale: words.locale }}
        />
      )}
      {isTitled && <SectionTitle id={id} mode={mode} title={title} />}
      {hasCategories && (
        <div className="s-courses">
          {categories.map(({ id: categoryId, name, dishes, imageUrl = '' }) => (
            <div key={categoryId} className={isPictured(imageUrl, mode) ? 's-pictured' : undefined}>
              {isPictured(imageUrl, mode) && (
                <Picture
                  url={imageUrl}
                  alt=""
                  sizes="4rem"
                  isFirst={false}
                  words={words}
                  mark={mark('picture', categoryId, 'imageUrl')}
                />
              )}
              {name.trim() !== '' && <h3 {...mark('line', categoryId, 'name')}>{name}</h3>}
              <LongList items={dishes} bounds={ROWS} text={words.showAll}>
                {(part) => (
                  <ul className="s-dishes">
                    {part.map((dish) => (
                      <DishRow
                        key={dish.id}
                        dish={dish}
                        steps={['content', 'categories', categoryId, 'dishes', dish.id]}
                        words={words.menuCard}
                      />
                    ))}
                  </ul>
                )}
              </LongList>
            </div>
          ))}
        </div>
      )}
      {hasNote && (
        <details className="s-allergens">
          <summary>{words.menuCard.allergenList}</summary>
          <ol>
            {ALLERGENS.map((allergen) => (
              <li key={allergen}>{words.menuCard.allergenNames[allergen]}</li>
            ))}
          </ol>
        </details>
      )}
    </SectionFrame>
  );
}

/** A preview shows what is wrong with an address; visitors get a picture or none. */
function isPictured(imageUrl: string, mode: ViewMode): boolean {
  return mode === 'public' ? toSafeImageUrl(imageUrl) !== null : imageUrl.trim() !== '';
}

export const view = defineView(menu, MenuView, [menuCss], {
  columns: columnsCss,
  board: boardCss,
});

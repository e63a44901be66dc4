import { useId } from 'react';
import { type Season, seasons } from '@/core/season';
import { getDefinition, type Section } from '@/sections/page/definitions';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import type { PageLayout } from './page-layout';
import { findSeason, type Site } from './site';
import type { Look } from './style/look';

/**
 * Returns the season that the page's switch begins with. Undefined for a page without a switch: its look does not
 * follow the year, nobody knows the date, or the owner's own picture stands where the seasons are drawn.
 */
export function findSwitchSeason(
  site: Pick<Site, 'wallTime'>,
  look: Pick<Look, 'openingIn'> | null,
  { opensWithHero, sections: [first] }: Pick<PageLayout, 'opensWithHero' | 'sections'>,
): Season | undefined {
  const hasPicture = opensWithHero && first !== undefined && hasOwnPicture(first.section);
  return look?.openingIn && !hasPicture ? findSeason(site) : undefined;
}

function hasOwnPicture(section: Section): boolean {
  return section.type !== 'unknown' && getDefinition(section.type).hasOwnPicture?.(section.content) === true;
}

/** Lists the seasons that a page may be drawn in: all where its visitors choose, else only that of the day. */
export function listSeasons(
  site: Pick<Site, 'wallTime'>,
  look: Pick<Look, 'openingIn'> | null,
  layout: Pick<PageLayout, 'opensWithHero' | 'sections'>,
): readonly Season[] {
  return findSwitchSeason(site, look, layout) ? seasons : [findSeason(site) ?? []].flat();
}

/** Lets a visitor see the page in another season: the look's sheet goes by the chosen one, so that it needs no script. */
export function SeasonSwitch({ season, words }: { season: Season; words: SiteWords }) {
  const name = useId();
  return (
    <fieldset className="l-seasons" data-ground="plain">
      <legend className="s-hide">{words.seasons.legend}</legend>
      {seasons.map((each) => (
        <label key={each}>
          <input type="radio" name={name} value={each} defaultChecked={each === season} autoComplete="off" />
          <span>{words.seasons[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { pageMenu, sectionTypes } from '@messages';
import { fillSections } from '@/app/entities/checked-page';
import { createUseText } from '@/app/lib/texts';
import { MENU_LABEL_MAX_LENGTH } from '@/contracts/page-data';
import { ItemListEditor } from '@/sections/editor-kit/item-list';
import type { Section } from '@/sections/page/definitions';
import { listReached } from '@/site/page-layout';
import { listMenuEntries, type MenuEntry } from '@/site/page-menu';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { keepFocus } from '@/ui/keep-focus';
import { Switch } from '@/ui/switch';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useWebsiteRecords } from '../session/filled-sections';
import { usePlanTier } from '../session/plan';
import { getSectionName } from '../session/section-name';
import { useWebsiteClock } from '../session/website-hours';

const useText = createUseText({ pageMenu, sectionTypes });

/** Lists what can stand in the menu of the page as visitors get it. */
export function useMenuEntries(): MenuEntry[] {
  const sections = useEditor((state) => state.page.sections);
  const hasLook = useEditor((state) => state.page.theme.look !== undefined);
  const records = useWebsiteRecords();
  const { opening, wallTime } = useWebsiteClock();
  const options = { tier: usePlanTier(), hasHours: opening !== undefined, wallTime };
  return listMenuEntries(listReached(fillSections(sections, records), options), hasLook);
}

export const getMenuTitle = ({ section, name }: MenuEntry) => section.menu?.label?.trim() || name;

interface MenuItem extends MenuEntry {
  id: string;
}

/** Chooses for each entry what the menu leads to, under which name and in which order. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const isMoved = entries.some(({ section }) => section.menu?.place !== undefined);
  const names = entries.map(({ section }) => getSectionName(section, t));
  const items: MenuItem[] = entries.map((entry) => ({ ...entry, id: entry.section.id }));
  return (
    <>
      <ItemListEditor
        items={items}
        getTitle={getMenuTitle}
        getName={(number) => names[number - 1] ?? ''}
        canRemove={false}
        onChange={(moved) => dispatch({ type: 'order-menu', ids: moved.map(({ id }) => id) })}
        renderFields={(item) => <MenuEntryFields entry={item} />}
      />
      {isMoved && (
        <p>
          <Button
            size="sm"
            variant="quiet"
            onClick={(event) => {
              keepFocus(event.currentTarget);
              dispatch({ type: 'order-menu', ids: [] });
            }}
          >
            {t('pageMenu.pageOrder')}
          </Button>
        </p>
      )}
    </>
  );
}

function MenuEntryFields({ entry: { section, name, isFixed, isShown } }: { entry: MenuEntry }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const { id, menu } = section;
  const isHidden = !isFixed && menu?.isHidden === true;
  const change = (next: Pick<NonNullable<Section['menu']>, 'label'> & { isHidden?: boolean }) =>
    dispatch({ type: 'set-menu-entry', id, change: next });
  const why = isShown || isHidden ? undefined : name || menu?.label ? 'noRoom' : 'noName';
  return (
    <>
      <TextField
        label={t('pageMenu.name')}
        hint={why && t(`pageMenu.${why}`)}
        placeholder={name || getSectionName(section, t)}
        value={menu?.label ?? ''}
        maxLength={MENU_LABEL_MAX_LENGTH}
        onChange={(event) => change({ label: event.target.value })}
      />
      {isFixed ? (
        <p className="hint">{t('pageMenu.always')}</p>
      ) : (
        <Switch
          label={t('pageMenu.show')}
          isOn={!isHidden}
          onChange={(isOn) => change({ isHidden: !isOn })}
        />
      )}
    </>
  );
}

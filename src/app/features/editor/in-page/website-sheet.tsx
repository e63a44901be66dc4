import { Menu, Palette, PanelRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defaultTheme } from '@/core/theme';
import { NAV_ITEMS_MAX } from '@/site/page-menu';
import { Button } from '@/ui/button';
import { keepFocus } from '@/ui/keep-focus';
import { Sheet, SheetFoot } from '@/ui/sheet';
import { LockedButton } from '../fields/locked-button';
import { MenuEntries, useMenuEntries } from '../fields/menu-entries';
import { KeptStyle, StyleFields, useIsStyleLocked } from '../fields/style-fields';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useText } from './use-text';

const sheets = {
  settings: { label: 'editor.basicSettings', Icon: PanelRight },
  style: { label: 'editorParts.style.title', Icon: Palette },
  menu: { label: 'pageMenu.title', Icon: Menu },
} as const;

const kinds = ['settings', 'style', 'menu'] as const;

type SheetKind = (typeof kinds)[number];

interface WebsiteButtonsProps {
  /** They are the fields of the website. */
  settings: ReactNode;
}

/** Opens beside the page what applies to the website as a whole: its settings, its style and its menu. */
export function WebsiteButtons({ settings }: WebsiteButtonsProps) {
  const t = useText();
  const [opened, setOpened] = useState<SheetKind | null>(null);
  const hasMenu = useMenuEntries().length > 0;
  const close = () => setOpened(null);
  return (
    <>
      {kinds
        .filter((kind) => kind !== 'menu' || hasMenu)
        .map((kind) => {
          const { label, Icon } = sheets[kind];
          const open = () => setOpened(kind);
          return (
            <Button key={kind} size="sm" variant="quiet" onClick={open}>
              <Icon className="icon--sm" />
              {t(label)}
            </Button>
          );
        })}
      {opened === 'settings' && (
        <Sheet
          isClear
          closesByBack={false}
          onClose={close}
          title={t(sheets.settings.label)}
          closeLabel={t('inPage.close')}
        >
          <div className="grid gap-5">{settings}</div>
        </Sheet>
      )}
      {opened === 'style' && <StyleTools onClose={close} />}
      {opened === 'menu' && <MenuTools onClose={close} />}
    </>
  );
}

/** Chooses the style of the page, which changes with each press. */
function StyleTools({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const theme = useEditor((state) => state.page.theme);
  const [before] = useState(theme);
  const isLocked = useIsStyleLocked();
  return (
    <Sheet
      isClear
      closesByBack={false}
      onClose={onClose}
      title={t(sheets.style.label)}
      description={isLocked ? undefined : t('inPage.layoutHint')}
      closeLabel={t('inPage.close')}
    >
      {isLocked ? (
        <div className="grid justify-items-start gap-3">
          <KeptStyle />
          <LockedButton feature="customStyle" variant="default" />
        </div>
      ) : (
        <div className="grid gap-6">
          <StyleFields isQuiet />
        </div>
      )}
      <SheetFoot>
        {theme !== before && !isLocked && (
          <Button
            onClick={(event) => {
              keepFocus(event.currentTarget);
              dispatch({ type: 'set-theme', change: { ...defaultTheme, ...before } });
            }}
          >
            {t('inPage.layoutBack')}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t('inPage.done')}
        </Button>
      </SheetFoot>
    </Sheet>
  );
}

function MenuTools({ onClose }: { onClose: () => void }) {
  const t = useText();
  const entries = useMenuEntries();
  return (
    <Sheet
      isClear
      closesByBack={false}
      onClose={onClose}
      title={t(sheets.menu.label)}
      description={t('pageMenu.hint', { max: NAV_ITEMS_MAX })}
      closeLabel={t('inPage.close')}
    >
      <div className="grid gap-4">
        <MenuEntries entries={entries} />
      </div>
    </Sheet>
  );
}

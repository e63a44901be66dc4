import './in-page.css';
import {
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { getEntitlements } from '@/core/plans';
import { usePictureUploads } from '@/sections/editor-kit/host';
import { richTextEditor } from '@/sections/editor-kit/rich-text/rich-text-field';
import { useSpoken } from '@/sections/editor-kit/spoken';
import type { Section } from '@/sections/page/definitions';
import { findFieldText } from '@/sections/page/edit-field';
import { FieldMarksContext, joinSteps, markField } from '@/sections/visitor-kit/field-marks';
import { HalvesContext } from '@/sections/visitor-kit/halves';
import type { Site } from '@/site/site';
import { classNames } from '@/ui/class-names';
import { prefersCalm } from '@/ui/use-matches';
import { useLogoUpload } from '../fields/logo-field';
import { DrawnPage } from '../preview/drawn-page';
import { usePreviewSite } from '../preview/scaled-page';
import { useEditor, useEditorSession } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import { AnnounceContext, useSectionActions } from '../session/section-commands';
import { SectionHost } from '../session/section-host';
import { findSection } from '../state/section-list';
import { ChosenHeader } from './chosen-header';
import { ChosenPicture, startUpload } from './chosen-picture';
import { ChosenText } from './chosen-text';
import { FirstSection } from './first-section';
import { HeldHalvesContext, useHeldHalves } from './held-halves';
import { Over, type PageGround, PageGroundContext, useNewPageGround } from './over';
import {
  findFieldElement,
  findPressed,
  findSectionElement,
  HEADER_ID,
  isSameField,
  type PageField,
} from './page-fields';
import { SectionStops } from './section-stops';
import { SectionTools } from './section-tools';
import { useText } from './use-text';
import { WebsiteButtons } from './website-sheet';

// A text is pressed twice before it can be edited, and by then the tools are loaded.
richTextEditor.load();

/** A section counts as seen once this much of it is in the window. */
const SEEN_PX = 120;

interface PageEditorProps {
  device: 'desktop' | 'mobile';
  /** They are the fields of the website, which are needed for its header only. */
  settings: ReactNode;
}

/** Shows the page at its real size for editing: a first press selects, a second one begins to write. */
export function PageEditor(props: PageEditorProps) {
  const [spoken, say] = useSpoken();
  return (
    <SectionHost>
      <AnnounceContext value={say}>
        <EditedPage {...props} />
      </AnnounceContext>
      {spoken}
    </SectionHost>
  );
}

type PageToolsProps = Pick<PageEditorProps, 'settings'>;

/** Says what a press does, and has the buttons that open the website's settings. */
export function PageTools({ settings }: PageToolsProps) {
  const t = useText();
  return (
    <SectionHost>
      <p className="sm soft page-card__hint">{t('inPage.hint')}</p>
      <div className="page-card__tools">
        <WebsiteButtons settings={settings} />
      </div>
    </SectionHost>
  );
}

/** This field was chosen on the page. */
interface Chosen {
  field: PageField;
  isWriting: boolean;
}

function EditedPage({ device, settings }: PageEditorProps) {
  const t = useText();
  const { store } = useEditorSession();
  const site = useNamedSite();
  const ground = useNewPageGround();
  const halves = useHeldHalves();
  const openId = useEditor((state) => state.openSectionId);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isHeaderPressed, setIsHeaderPressed] = useState(false);
  const [hovered, setHovered] = useState<PageField | null>(null);
  const uploads = usePictureUploads();
  const logo = useLogoUpload();
  const hasLogo = getEntitlements(usePlanTier()).can('logo');
  const actions = useSectionActions();
  useScrollToOpenSection(ground.pageRef, openId);
  const section = useEditor((state) => (openId === null ? undefined : findSection(state, openId)));
  const isHeaderOpen = isHeaderPressed && openId === null;
  const field = isHeaderOpen ? keepHeaderField(chosen) : keepChosen(chosen, section);

  const open = useCallback(
    (pressed: string | null) => {
      setIsHeaderPressed(pressed === HEADER_ID);
      const id = pressed === HEADER_ID ? null : pressed;
      const { openSectionId } = store.getState();
      const toggled = id ?? openSectionId;
      if (openSectionId !== id && toggled !== null) store.dispatch({ type: 'toggle-section', id: toggled });
    },
    [store],
  );
  const openWhole = useCallback(
    (id: string) => {
      open(id);
      setChosen(null);
    },
    [open],
  );
  const choose = (next: PageField | null, isWriting = false) => {
    if (next) open(next.sectionId);
    setChosen(next && { field: next, isWriting });
  };
  const findOwn = (x: number, y: number) => {
    const pressed = findPressed(ground.pageRef.current, x, y);
    if (pressed?.sectionId === HEADER_ID) return pressed;
    const own = pressed && findSection(store.getState(), pressed.sectionId);
    return {
      sectionId: pressed?.sectionId ?? null,
      field: own && pressed.field && isOwn(own, site.page.sections, pressed.field) ? pressed.field : null,
    };
  };
  const handlePress = ({ clientX, clientY }: MouseEvent) => {
    const pressed = findOwn(clientX, clientY);
    open(pressed.sectionId);
    const isSecond = pressed.field !== null && isSameField(pressed.field, field);
    choose(pressed.field, isSecond && pressed.field?.kind !== 'picture');
  };
  const handleMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const next = pointerType === 'mouse' ? findOwn(clientX, clientY).field : null;
    if (!isSameField(next, hovered)) setHovered(next);
  };
  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const under = findOwn(event.clientX, event.clientY).field;
    const target = under?.kind === 'picture' ? under : null;
    event.dataTransfer.dropEffect = target ? 'copy' : 'none';
    if (!isSameField(target, hovered)) setHovered(target);
  };
  const handleDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser would leave the editor and show the file.
    event.preventDefault();
    setHovered(null);
    const [file] = event.dataTransfer.files;
    const { field: target } = findOwn(event.clientX, event.clientY);
    if (file && target?.kind === 'picture' && target.sectionId === HEADER_ID) {
      choose(target);
      if (hasLogo) logo.start(file);
      return;
    }
    const into = target && findSection(store.getState(), target.sectionId);
    if (!file || target?.kind !== 'picture' || !into || into.type === 'unknown') return;
    choose(target);
    startUpload(uploads, into, target, file);
  };

  return (
    <PageGroundContext value={ground}>
      <div className={classNames('in-page', `in-page--${device}`)}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the stops are the keyboard's way */}
        <div
          className="in-page__ground"
          title={field || hovered ? undefined : t('inPage.hint')}
          onClick={handlePress}
          onPointerMove={handleMove}
          onPointerLeave={() => setHovered(null)}
          onDragOver={handleDrag}
          onDragLeave={() => setHovered(null)}
          onDrop={handleDrop}
        >
          <FieldMarksContext value={markField}>
            <HalvesContext value={halves.divide}>
              <DrawnPage site={site} mode={device} pageRef={ground.pageRef} />
            </HalvesContext>
          </FieldMarksContext>
        </div>
        {hovered && !isSameField(hovered, field) && (
          <Over className="in-page__hovered" find={(page) => findFieldElement(page, hovered)} />
        )}
        {site.page.sections.length === 0 && <FirstSection />}
        <SectionStops openId={isHeaderOpen ? HEADER_ID : openId} onOpen={openWhole} onChoose={choose}>
          {isHeaderOpen && (
            <ChosenHeader
              field={field}
              isWriting={chosen?.isWriting === true}
              settings={settings}
              onChoose={choose}
            />
          )}
          {openId !== null && (
            <Over className="in-page__open" find={(page) => findSectionElement(page, openId)}>
              <SectionTools key={openId} id={openId} actions={actions} />
            </Over>
          )}
          {section && section.type !== 'unknown' && field?.kind === 'picture' && (
            <ChosenPicture key={joinSteps(field.steps)} section={section} field={field} />
          )}
          {section && section.type !== 'unknown' && field && field.kind !== 'picture' && (
            <HeldHalvesContext value={halves}>
              <ChosenText
                key={joinSteps(field.steps)}
                section={section}
                field={field}
                isWriting={chosen?.isWriting === true}
                onChoose={choose}
              />
            </HeldHalvesContext>
          )}
        </SectionStops>
      </div>
    </PageGroundContext>
  );
}

/** Returns the page in its present state; without a name, the website shows where to write one. */
function useNamedSite(): Site {
  const t = useText();
  const site = usePreviewSite();
  const title = site.title.trim() === '' ? t('inPage.noName') : site.title;
  return useMemo(() => (title === site.title ? site : { ...site, title }), [site, title]);
}

/** Scrolls to a section that was added or moved; a section that can be seen stays where it is. */
function useScrollToOpenSection(pageRef: PageGround['pageRef'], openId: string | null): void {
  const index = useEditor(({ page }) => page.sections.findIndex(({ id }) => id === openId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when it was moved
  useEffect(() => {
    const element = findSectionElement(pageRef.current, openId);
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > SEEN_PX && top < window.innerHeight - SEEN_PX) return;
    element.scrollIntoView({ block: 'start', behavior: prefersCalm() ? 'instant' : 'smooth' });
  }, [pageRef, openId, index]);
}

/** Returns true for a field whose text belongs to the section itself and is not stored with the website. */
function isOwn(own: Section, shown: readonly Section[], field: PageField): boolean {
  if (own.id !== field.sectionId || own.type === 'unknown') return false;
  const text = findFieldText(own, field.steps);
  if (text === null || text.trim() !== '') return text !== null;
  const drawn = shown.find(({ id }) => id === own.id);
  return drawn !== undefined && drawn.type !== 'unknown' && findFieldText(drawn, field.steps) === text;
}

/** Returns the chosen field if it is one of the header. */
function keepHeaderField(chosen: Chosen | null): PageField | null {
  return chosen?.field.sectionId === HEADER_ID ? chosen.field : null;
}

/** Returns the chosen field as long as it exists: it may have been removed, or another section may be open. */
function keepChosen(chosen: Chosen | null, section: Section | undefined): PageField | null {
  if (!chosen || !section || section.type === 'unknown' || section.id !== chosen.field.sectionId) return null;
  return findFieldText(section, chosen.field.steps) === null ? null : chosen.field;
}

import { useState } from 'react';
import type { ParsedSection } from '@/sections/definition/define-section';
import { type PictureUploads, usePictureUploads, useUploadsOf } from '@/sections/editor-kit/host';
import { PictureTools } from '@/sections/editor-kit/pictures/picture-tools';
import { ReplaceButton } from '@/sections/editor-kit/pictures/replace-button';
import { UploadRows } from '@/sections/editor-kit/upload-rows';
import { getDefinition, isSectionType, type KnownSection } from '@/sections/page/definitions';
import {
  type FieldSteps,
  findFieldText,
  findPictureSlot,
  followPicture,
  setField,
} from '@/sections/page/edit-field';
import { Toolbar } from '@/ui/toolbar';
import { usePlanDispatch } from '../session/plan';
import { getSectionName } from '../session/section-name';
import { Over } from './over';
import { findFieldElement, type PageField } from './page-fields';
import { useText } from './use-text';

/** Over narrower pictures the tools show no words. */
const WORDS_MIN_PX = 340;

interface ChosenPictureProps {
  section: KnownSection;
  field: PageField;
}

/** Shows the tools for a pressed picture of the page. */
export function ChosenPicture({ section, field }: ChosenPictureProps) {
  const t = useText();
  const dispatch = usePlanDispatch();
  const uploads = usePictureUploads();
  const { id } = section;
  const name = getSectionName(section, t);
  const slot = findPictureSlot(section, followPicture(section, field.steps));
  const pending = useUploadsOf(id, slot);
  const [isCompact, setIsCompact] = useState(true);
  return (
    <Over
      className="in-page__chosen"
      find={(page) => findFieldElement(page, field)}
      onPlaced={({ offsetWidth }) => setIsCompact(offsetWidth < WORDS_MIN_PX)}
    >
      <div className="in-page__picture">
        {pending.length > 0 && (
          <div className="in-page__uploads">
            <UploadRows uploads={pending} />
          </div>
        )}
        <Toolbar className="in-page__tools" aria-label={t('inPage.picture')}>
          <ReplaceButton
            sectionId={id}
            slot={slot}
            name={name}
            isCompact={isCompact}
            onFile={(file) => startUpload(uploads, section, field, file)}
          />
          <PictureTools
            name={name}
            isCompact={isCompact}
            url={findFieldText(section, field.steps) ?? ''}
            onChange={(url) => {
              const next = setField(section, field.steps, { text: url });
              if (next) dispatch({ type: 'update-content', id, next });
            }}
          />
        </Toolbar>
      </div>
    </Over>
  );
}

/** Uploads a picture that replaces one on the page. */
export function startUpload(
  uploads: PictureUploads,
  section: KnownSection,
  field: PageField,
  file: File,
): void {
  // The page may have changed before the file has come.
  const steps = followPicture(section, field.steps);
  uploads.start({
    sectionId: section.id,
    slot: findPictureSlot(section, steps),
    files: [file],
    kind: getDefinition(section.type).hasProductPictures ? 'product' : 'picture',
    place: (latest, url) => placePicture(latest, steps, url),
  });
}

/** Returns a section with a picture in a field; null if the section no longer has such a field, or is of another type. */
function placePicture<Latest extends ParsedSection>(
  latest: Latest,
  steps: FieldSteps,
  url: string,
): Latest | null {
  if (!isKnown(latest)) return null;
  const next = setField(latest, steps, { text: url });
  return next && { ...latest, content: next.content };
}

function isKnown<Latest extends ParsedSection>(section: Latest): section is Latest & KnownSection {
  return isSectionType(section.type);
}

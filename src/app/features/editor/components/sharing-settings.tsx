import './sharing-settings.css';
import { editor, sharing } from '@messages';
import { getPublicAddress, getPublicHost } from '@/app/lib/page-facts';
import { createUseText } from '@/app/lib/texts';
import { toSafeImageUrl } from '@/core/link';
import { SHARE_DESCRIPTION_MAX_LENGTH, SHARE_TITLE_MAX_LENGTH } from '@/core/share';
import { countCharacters } from '@/core/text';
import { Fold, hasErrorAt } from '@/sections/editor-kit/fold';
import { PictureField, PictureThumb } from '@/sections/editor-kit/pictures/image-field';
import { getShareDescription, getShareTitle } from '@/site/share-words';
import { getAccent } from '@/ui/awning';
import { TextAreaField, TextField } from '@/ui/field';
import { LetterTile } from '@/ui/letter-tile';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useSessionUploads } from '../session/section-host';
import type { FieldErrors } from '../state/editor-state';
import { findPagePicture } from '../state/find-page-picture';
import { SHARE_PICTURE } from '../sync/uploads';

const useText = createUseText({ editor, sharing });

const PATH = 'pageData.share';

/**
 * Shows the page in search results and as a shared link, with the fields for both; an empty field takes its text from
 * the page.
 */
export function SharingSettings({ errors }: { errors: FieldErrors }) {
  const t = useText();
  return (
    <Fold title={t('sharing.fold')} hasError={hasErrorAt(errors, PATH)} isLong>
      <div className="grid gap-5 pt-3">
        <p className="hint">{t('sharing.lead')}</p>
        <SharePreviews />
        <ShareText part="title" max={SHARE_TITLE_MAX_LENGTH} error={errors[`${PATH}.title`]} />
        <ShareText
          part="description"
          max={SHARE_DESCRIPTION_MAX_LENGTH}
          error={errors[`${PATH}.description`]}
        />
        <SharePicture error={errors[`${PATH}.imageUrl`]} />
      </div>
    </Fold>
  );
}

/** Returns the title and description that are shown now: the owner's, or those of the page. */
function useShownWords(): { title: string; description: string } {
  const title = useEditor((state) => state.title);
  const description = useEditor((state) => state.page.description);
  const share = useEditor((state) => state.page.share);
  const named = { title, description, page: { share } };
  return { title: getShareTitle(named), description: getShareDescription(named) };
}

/** Shows the page as a search engine lists it, and as a shared link shows it. */
function SharePreviews() {
  const t = useText();
  const { title, description } = useShownWords();
  const name = useEditor((state) => state.title);
  const slug = useEditor((state) => state.slug);
  const logoUrl = useEditor((state) => state.page.logoUrl);
  const id = useEditor((state) => state.websiteId);
  const language = useEditor((state) => state.page.language);
  const picture = useEditor(({ page }) => page.share.imageUrl || findPagePicture(page.sections));
  const accent = id === null ? 'grey' : getAccent(id);
  return (
    <div className="share-previews">
      <figure>
        <figcaption className="sm soft">{t('sharing.search')}</figcaption>
        <div className="share-found" lang={language}>
          <div className="share-found__site">
            <LetterTile text={name} accent={accent} imageUrl={toSafeImageUrl(logoUrl)} size="sm" />
            <p className="min-w-0">
              <span className="sm block truncate" title={name}>
                {name}
              </span>
              <span className="share-found__address truncate" title={getPublicAddress(slug)}>
                {getPublicAddress(slug)}
              </span>
            </p>
          </div>
          <p className="share-found__title">{title}</p>
          <p className="share-found__text">{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="sm soft">{t('sharing.card')}</figcaption>
        <div className="share-card" lang={language}>
          {picture ? (
            <PictureThumb className="share-card__picture" url={picture} sizes="420px" />
          ) : (
            <div className={`share-card__picture share-card__name accent-${accent}`}>{name}</div>
          )}
          <div className="share-card__words">
            <p className="share-found__address truncate" title={getPublicHost()}>
              {getPublicHost()}
            </p>
            <p className="strong line-clamp-2 wrap-anywhere">{title}</p>
            <p className="sm soft line-clamp-2 wrap-anywhere">{description}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

interface ShareTextProps {
  part: 'title' | 'description';
  max: number;
  error: string | undefined;
}

/** Edits a text for search engines and shared links. Typing goes on past the limit; the save refuses such a text. */
function ShareText({ part, max, error }: ShareTextProps) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const value = useEditor((state) => state.page.share[part] ?? '');
  const shown = useShownWords()[part];
  const left = max - countCharacters(value);
  const Field = part === 'title' ? TextField : TextAreaField;
  return (
    <Field
      label={t(`sharing.${part}`)}
      placeholder={shown}
      value={value}
      hint={t('editor.charactersLeft', { count: Math.max(0, left) })}
      error={error ?? (left < 0 ? t('sharing.over', { count: -left, limit: max }) : undefined)}
      onChange={({ target }: { target: { value: string } }) =>
        dispatch({ type: 'set-share', change: { [part]: target.value } })
      }
    />
  );
}

function SharePicture({ error }: { error: string | undefined }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const uploads = useSessionUploads();
  const url = useEditor((state) => state.page.share.imageUrl ?? '');
  return (
    <div className="grid gap-1.5">
      <PictureField
        sectionId={SHARE_PICTURE}
        label={t('sharing.picture')}
        addressLabel={t('sharing.pictureAddress')}
        url={url}
        error={error}
        onFile={uploads.startShare}
        onChange={(imageUrl) => dispatch({ type: 'set-share', change: { imageUrl } })}
      />
      <p className="hint">{t('sharing.pictureHint')}</p>
    </div>
  );
}

import { getEntitlements } from '@/core/plans';
import { countCharacters } from '@/core/text';
import { MoreButton } from '@/sections/editor-kit/more-button';
import { TextAreaField } from '@/ui/field';
import { usePlanTier } from '../plan/use-plan-tier';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useText } from '../use-text';

/** From here on the owner is told how many characters are left. */
const NEAR_LIMIT = 500;

/** What the website is, in as many characters as the plan allows. Typing goes on past them: the save asks for fewer. */
export function DescriptionField({ error }: { error?: string }) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const description = useEditor((state) => state.page.description);
  const saved = useEditor((state) => state.saved.page.description);
  const limit = getEntitlements(usePlanTier()).limit('descriptionCharacters');
  const length = countCharacters(description);
  const left = limit - length;
  const isKept = left < 0 && length <= countCharacters(saved);
  const over = isKept ? undefined : t('editor.charactersOver', { count: -left, limit });
  const room = isKept ? t('editor.charactersKept', { limit }) : t('editor.charactersLeft', { count: left });
  return (
    <div className="grid justify-items-start gap-1">
      <TextAreaField
        className="w-full"
        label={t('editor.description')}
        hint={[t('editor.descriptionHint'), ...(left <= NEAR_LIMIT ? [room] : [])].join(' ')}
        error={error ?? (left < 0 ? over : undefined)}
        rows={3}
        value={description}
        onChange={(event) => dispatch({ type: 'set-description', description: event.target.value })}
      />
      {left <= 0 && (
        <div className="-ml-3">
          <MoreButton feature="descriptionCharacters" count={length - 1} />
        </div>
      )}
    </div>
  );
}

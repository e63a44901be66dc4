import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { isSlugFree, useSlugCheck } from '@/app/entities/slug-check';
import { getPublicAddress } from '@/app/lib/page-facts';
import { paths } from '@/core/screen-paths';
import { SLUG_MAX_LENGTH, SLUG_MIN_LENGTH } from '@/core/slug';
import { TextField } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { keepFocus } from '@/ui/keep-focus';
import { useCopy } from '@/ui/use-copy';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { useText } from '../use-text';

/**
 * Shows the website's address, which is made from the title and never typed. If another website has it, a free one is
 * proposed.
 */
export function WebsiteAddress({ error }: { error?: string }) {
  const t = useText();
  const slug = useEditor((state) => state.slug);
  const isCreated = useEditor((state) => state.websiteId !== null);
  const dispatch = useEditorDispatch();
  const check = useFreeAddress(slug, isCreated);
  const { isCopied, copy } = useCopy();

  const { proposal } = check ?? {};
  const taken = check?.isTaken && (
    <>
      {t('editor.addressTaken')}{' '}
      {proposal && (
        <button
          type="button"
          className="link"
          onClick={(event) => {
            keepFocus(event.currentTarget);
            dispatch({ type: 'set-slug', slug: proposal });
          }}
        >
          {t('editor.takeAddress', { slug: proposal })}
        </button>
      )}
    </>
  );
  return (
    <TextField
      label={t('editor.address')}
      hint={isCreated ? undefined : t('editor.addressHint')}
      error={taken || error}
      prefix={getPublicAddress('')}
      value={slug}
      readOnly
      status={
        slug !== '' && (
          <IconButton
            className="-mr-[10px]"
            label={isCopied ? t('editor.copied') : t('editor.copy')}
            onClick={() => void copy(new URL(paths.site(slug), window.location.href).href)}
          >
            {isCopied ? <Check className="is-ok" /> : <Copy />}
          </IconButton>
        )
      }
    />
  );
}

/** The proposals end with this number: where nine are taken, the owner thinks of a better name. */
const LAST_NUMBER = 9;

export interface AddressCheck {
  /** The answer is about this address. */
  slug: string;
  isTaken: boolean;
  /** It is a free address where the other is taken; null when none was found. */
  proposal: string | null;
}

/** Checks if the address of a website that is being created is free; null while that is not known. */
export function useFreeAddress(slug: string, isCreated: boolean): AddressCheck | null {
  const [check, setCheck] = useState<AddressCheck | null>(null);
  const isAsked = !isCreated && slug.length >= SLUG_MIN_LENGTH;
  useSlugCheck(isAsked ? slug : null, (asked, signal) =>
    // Without an answer the save says whether the address is free.
    checkAddress(asked, signal).then(setCheck, () => undefined),
  );
  return isAsked && check?.slug === slug ? check : null;
}

async function checkAddress(slug: string, signal: AbortSignal): Promise<AddressCheck> {
  if (await isSlugFree(slug, signal)) return { slug, isTaken: false, proposal: null };
  for (let number = 2; number <= LAST_NUMBER; number += 1) {
    const proposal = `${slug.slice(0, SLUG_MAX_LENGTH - 2)}-${number}`;
    if (await isSlugFree(proposal, signal)) return { slug, isTaken: true, proposal };
  }
  return { slug, isTaken: true, proposal: null };
}

import { common, frame, locale, validation } from '@messages';
import type { ReactNode } from 'react';
import { type AbstractIntlMessages, createTranslator } from 'use-intl/core';
import type { Locale } from '@/core/locale/locale';
import type { MessageKey, Messages } from '@/core/messages';

declare module 'use-intl' {
  // The editors of sections ask for these by `useTranslations`; everything else goes through `createUseText`.
  interface AppConfig {
    Messages: Pick<Messages, 'list' | 'pictures' | 'plans' | 'richText' | 'sections'>;
    Locale: Locale;
  }
}

/** These are loaded with every screen, so keep them short. */
const sharedTexts = { common, frame, validation };

type Values = Record<string, string | number>;
type RichValues = Record<string, string | number | ((content: ReactNode) => ReactNode)>;

/** Returns texts by their whole path, `t('common.close')`: those of every screen and those of some more namespaces. */
export interface Text<Namespace extends keyof Messages = never> {
  (key: KeyOf<Namespace>, values?: Values): string;
  rich(key: KeyOf<Namespace>, values: RichValues): ReactNode;
  /** Returns true if a key that comes from elsewhere has a text. */
  has(key: MessageKey): boolean;
}

type KeyOf<Namespace extends string> = Extract<
  MessageKey,
  `${keyof typeof sharedTexts | Namespace}.${string}`
>;

/**
 * Creates the hook with which one part of the application reads its texts. A text of any other part does not compile: a
 * namespace is loaded only with the screens that import it.
 */
export function createUseText<Namespace extends keyof Messages>(
  texts: Pick<Messages, Namespace>,
): () => Text<Namespace> {
  // Its own type would list the keys of all texts, which are too many for the compiler.
  const messages: AbstractIntlMessages = { ...sharedTexts, ...texts };
  const translate: unknown = createTranslator({ locale, messages });
  return () => translate as Text<Namespace>;
}

export const useText = createUseText({});

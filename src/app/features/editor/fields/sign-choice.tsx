import './sign-choice.css';
import { pictures } from '@messages';
import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { createUseText } from '@/app/lib/texts';
import { getSignUrl, signsOfTrades } from '@/core/signs';
import { trades } from '@/core/trades';
import { ToolButton } from '@/sections/editor-kit/pictures/tool-button';
import { Dialog } from '@/ui/dialog';
import { useEditor, useEditorDispatch } from '../session/editor-session';

const useText = createUseText({ pictures });

interface SignChoiceProps {
  /** True where there is no room for words. */
  isCompact?: boolean;
}

/** Offers our own signs to an owner who has no logo. */
export function SignChoice({ isCompact }: SignChoiceProps) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const logoUrl = useEditor((state) => state.page.logoUrl);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (url: string) => {
    dispatch({ type: 'set-logo', logoUrl: url });
    setIsOpen(false);
  };
  return (
    <>
      <ToolButton
        icon={<Shapes className="icon--sm" />}
        words={t(logoUrl === '' ? 'pictures.takeSign' : 'pictures.otherSign')}
        isCompact={isCompact}
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        size="lg"
        title={t('pictures.signTitle')}
        description={t('pictures.signHint')}
        closeLabel={t('common.close')}
        onClose={() => setIsOpen(false)}
      >
        {trades.map((trade) => (
          <section key={trade} className="signs">
            <h3 className="h3">{t(`pictures.trades.${trade}`)}</h3>
            <ul className="signs__list">
              {signsOfTrades[trade].map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    className="signs__sign"
                    aria-pressed={logoUrl === getSignUrl(name)}
                    onClick={() => choose(getSignUrl(name))}
                  >
                    <img src={getSignUrl(name)} alt="" width="44" height="44" loading="lazy" />
                    {t(`pictures.signs.${name}`)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </>
  );
}

import { FlaskConical } from 'lucide-react';
import { useText } from '../use-text';

const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'paid' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0025 0000 3155', outcome: 'redirect' },
] as const;

/** Says that nothing is charged, and offers the cards that the sandbox knows. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  const t = useText();
  return (
    <div className="test-strip">
      <p className="test-strip__title">
        <FlaskConical className="icon--sm" aria-hidden="true" />
        {t('payment.test')}
      </p>
      <p className="mute" id="test-cards">
        {t('payment.testCards')}
      </p>
      <ul aria-labelledby="test-cards">
        {TEST_CARDS.map(({ number, outcome }) => (
          <li key={number}>
            <button type="button" className="test-card" onClick={() => onChoose(number)}>
              <span className="num strong">{number}</span> {t(`payment.testCard.${outcome}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Booking } from '@/contracts/bookings';
import { answerLine } from '@/core/questions';

type TickText = (key: 'admin.bookings.yes' | 'admin.bookings.no') => string;

/** Lists the customer's answers to the owner's questions, one in each line. */
export function listAnswerLines({ answers }: Pick<Booking, 'answers'>, t: TickText): string[] {
  const words = { yes: t('admin.bookings.yes'), no: t('admin.bookings.no') };
  return answers.map((answer) => answerLine(answer, words));
}

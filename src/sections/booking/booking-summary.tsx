import type { SiteWords } from '../section';
import type { BookedService } from './schema';
import { durationText, nightPriceText } from './service-facts';

interface BookingSummaryProps {
  service: BookedService;
  isDaily: boolean;
  words: SiteWords['booking'];
}

/** What is being booked, like a receipt. */
export function BookingSummary({ service, isDaily, words }: BookingSummaryProps) {
  return (
    <dl className="s-sum">
      <div>
        <dt>{words.service}</dt>
        <dd>{service.name}</dd>
      </div>
      {isDaily ? (
        service.price > 0 && (
          <div>
            <dt>{words.pricePerNight}</dt>
            <dd>{nightPriceText(service)}</dd>
          </div>
        )
      ) : (
        <div>
          <dt>{words.duration}</dt>
          <dd>{durationText(service.duration, words)}</dd>
        </div>
      )}
    </dl>
  );
}

import { checkLink, defineReadiness, type FieldGap } from '../../definition/define-readiness';
import { contactInfo } from './definition';

export const readiness = defineReadiness(contactInfo, {
  facts: {
    name: 'sections.contact-info.name',
    address: 'sections.contact-info.address',
    phone: 'sections.contact-info.phone',
    email: 'sections.contact-info.email',
    website: 'sections.contact-info.website',
    hours: 'sections.contact-info.hours',
    description: 'sections.contact-info.description',
    'way.*.text': 'sections.contact-info.pointText',
    'places.*.name': 'sections.contact-info.placeName',
  },
  isWayToReach: ({ phone, email }) => phone.trim() !== '' || email.trim() !== '',
  listGaps({ phone, website, hours, showsHours }, around) {
    const gaps: FieldGap[] = [];
    if (phone.trim() === '')
      gaps.push({ kind: 'phone', path: 'content.phone', label: 'sections.contact-info.phone' });
    if (showsHours && hours.trim() === '' && around.hours === null)
      gaps.push({
        kind: 'hours',
        path: 'content.hours',
        label: 'sections.contact-info.hours',
        screen: 'hours',
      });
    const field = { path: 'content.website', label: 'sections.contact-info.website', url: website } as const;
    return [...gaps, ...checkLink(field)];
  },
});

/** A property may hold an address, a text, a time HH:MM, a decimal number, a day of the week, or another thing. */
type Expected = 'URL' | 'Text' | 'Time' | 'Number' | 'DayOfWeek' | `@${string}`;

const thing: Record<string, Expected[]> = {
  name: ['Text'],
  description: ['Text'],
  url: ['URL'],
  image: ['URL'],
};

const business: Record<string, Expected[]> = {
  ...thing,
  address: ['@PostalAddress'],
  email: ['Text'],
  employee: ['@Person'],
  hasOfferCatalog: ['@OfferCatalog'],
  logo: ['URL'],
  mainEntityOfPage: ['@WebPage'],
  makesOffer: ['@Offer'],
  openingHoursSpecification: ['@OpeningHoursSpecification'],
  sameAs: ['URL'],
  telephone: ['Text'],
};

const price: Record<string, Expected[]> = { price: ['Number'], priceCurrency: ['Text'] };

/** Lists the terms of schema.org (release 29) that pages use, each type with the properties that it has there. */
const SCHEMA_ORG_TERMS: Record<string, Record<string, Expected[]>> = {
  LocalBusiness: business,
  LodgingBusiness: business,
  Store: business,
  Restaurant: { ...business, hasMenu: ['@Menu'] },
  Menu: { ...thing, hasMenuSection: ['@MenuSection'] },
  MenuSection: { ...thing, hasMenuItem: ['@MenuItem'] },
  MenuItem: { ...thing, offers: ['@Offer'] },
  PostalAddress: { ...thing, streetAddress: ['Text'], postalCode: ['Text'], addressLocality: ['Text'] },
  OpeningHoursSpecification: { dayOfWeek: ['DayOfWeek'], opens: ['Time'], closes: ['Time'] },
  OfferCatalog: { ...thing, itemListElement: ['@Offer'] },
  Offer: {
    ...thing,
    ...price,
    itemOffered: ['@Service', '@Product'],
    priceSpecification: ['@UnitPriceSpecification'],
  },
  UnitPriceSpecification: { ...thing, ...price, unitCode: ['Text'] },
  Person: { ...thing, jobTitle: ['Text'] },
  WebPage: { ...thing, inLanguage: ['Text'] },
  FAQPage: { ...thing, inLanguage: ['Text'], mainEntity: ['@Question'] },
  Question: { ...thing, acceptedAnswer: ['@Answer'] },
  Answer: { ...thing, text: ['Text'] },
  Service: thing,
  Product: thing,
};

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Lists the places of a tree that schema.org does not know, as paths with the reason; a good tree has none. */
export function listSchemaProblems(tree: Json, path = '$'): string[] {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [`${path} is no thing`];
  const terms = SCHEMA_ORG_TERMS[String(tree['@type'])];
  if (!terms) return [`${path} is of the unknown type ${String(tree['@type'])}`];
  return Object.entries(tree)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const expected = terms[name];
      if (!expected) return [`${path}.${name} is no property of ${String(tree['@type'])}`];
      const values = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${path}.${name} is empty`];
      return values.flatMap((item) => listValueProblems(item, expected, `${path}.${name}`));
    });
}

function listValueProblems(value: Json, expected: Expected[], path: string): string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const isExpected = expected.includes(`@${String(value['@type'])}`);
    return [
      ...(isExpected ? [] : [`${path} may not be a ${String(value['@type'])}`]),
      ...listSchemaProblems(value, path),
    ];
  }
  return expected.some((type) => matches(value, type)) ? [] : [`${path} is ${JSON.stringify(value)}`];
}

function matches(value: Json, type: Expected): boolean {
  if (typeof value !== 'string' || value === '' || value !== value.trim()) return false;
  if (type === 'URL') return /^https?:\/\//i.test(value) && URL.canParse(value);
  if (type === 'Time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
  if (type === 'Number') return /^\d+\.\d\d$/.test(value);
  if (type === 'DayOfWeek')
    return /^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(value);
  return type === 'Text';
}

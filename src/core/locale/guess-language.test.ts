import { describe, expect, it } from 'vitest';
import { guessLanguage } from './guess-language';

const salon = {
  sk: 'Vitajte v našom salóne v centre Žiliny. Striháme dámy, pánov aj deti a na farbenie si nájdeme čas, ktorý vlasy potrebujú. Objednať sa môžete telefonicky alebo cez formulár na tejto stránke.',
  cs: 'Vítejte v našem salonu v centru Olomouce. Stříháme dámy, pány i děti a na barvení si najdeme čas, který vlasy potřebují. Objednat se můžete telefonicky nebo přes formulář na této stránce.',
  de: 'Willkommen in unserem Salon mitten in Regensburg. Wir schneiden Damen, Herren und Kindern die Haare und nehmen uns für das Färben die Zeit, die es braucht. Termine vergeben wir telefonisch oder über das Formular auf dieser Seite.',
  en: 'Welcome to our salon in the middle of Galway. We cut hair for women, men and children, and take the time that colour needs. You can book by phone or with the form on this page.',
};
const builder = {
  sk: 'Sme rodinná firma z Nitry. Rekonštruujeme byty a domy, staviame terasy a ploty. Za prácu ručíme päť rokov. Pošlite nám plány, ozveme sa do dvoch dní a cenu si dohodneme vopred.',
  cs: 'Jsme rodinná firma z Třebíče. Rekonstruujeme byty a domy, stavíme terasy a ploty. Za práci ručíme pět let. Pošlete nám plány, ozveme se do dvou dnů a cenu si domluvíme předem.',
  de: 'Familienbetrieb seit 1987. Sanierung von Bad und Küche, Ausbau des Dachgeschosses, Terrassen nach Maß. Das Angebot ist kostenlos, die Besichtigung auch.',
  en: 'Family builders since 1987. Kitchens, bathrooms and attics. The estimate is free and so is the visit; we are based in Wexford.',
};

it.each(Object.entries(salon).concat(Object.entries(builder)))('reads %s: %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
  expect(guessLanguage(text.toUpperCase())).toBe(language);
  expect(guessLanguage(text.normalize('NFD'))).toBe(language);
});

it.each([
  [
    'sk',
    'Vitajte na nasej stranke. Sme mala pekaren a pecieme kazdy den okrem nedele. Chlieb si mozete objednat aj telefonicky, alebo sa zastavte v predajni.',
  ],
  [
    'cs',
    'Vitejte na nasich strankach. Jsme mala pekarna a peceme kazdy den krome nedele. Chleba si muzete objednat i telefonem, nebo se zastavte v prodejne.',
  ],
  [
    'de',
    'Wir sind eine kleine Baeckerei und backen jeden Tag ausser sonntags. Brot koennen Sie auch telefonisch bestellen oder im Laden abholen.',
  ],
])('reads %s without accents', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

describe('is not sure, and says English', () => {
  it.each([
    ['of nothing', ''],
    ['of a greeting', 'Vitajte v našom salóne'],
    ['of a few words', 'Kadernícky salón Zora, Hlavná 12, Žilina'],
    ['of a price list', 'Strihanie 15 €\nFarbenie 45 €\nMelír 60 €\nFúkaná 12 €\nSvadobný účes 70 €'],
    ['of numbers and signs', '🥐🥐🥐 12 345 !!! 👩‍👩‍👧‍👦 ((( )))'],
    ['of one word again and again', 'sa '.repeat(500)],
    ['of as much of two languages', `${salon.sk} ${salon.en}`],
    ['of both Slavic ones', `${salon.sk} ${salon.cs}`],
    [
      'of French',
      'Bienvenue à la boulangerie. Nous cuisons le pain chaque matin et la pâte repose une nuit. Elle se vend aussi au marché des Halles, où sa croûte plaît à tous; je vous y attends bientôt.',
    ],
    [
      'of Polish',
      'Witamy w naszym salonie. Strzyżemy panie, panów i dzieci, a na farbowanie mamy tyle czasu, ile trzeba. Nie trzeba się umawiać od razu, można też zadzwonić do nas po południu.',
    ],
    [
      'of Hungarian',
      'Üdvözöljük a szalonunkban. Nőknek, férfiaknak és gyerekeknek is vágunk hajat, a festésre pedig annyi időt szánunk, amennyi kell. Foglalni telefonon vagy ezen az oldalon lehet.',
    ],
  ])('%s', (_, text) => {
    expect(guessLanguage(text)).toBe('en');
  });
});

it.each([
  ['sk', 'Izby majú výhľad do údolia, na povale je svetlo po celý deň a za domom je lúka pre deti.'],
  ['cs', 'Pokoje mají výhled do údolí, na půdě je světlo po celý den a za domem je louka pro děti.'],
])('reads %s by its letters where few words tell it', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

it('reads accents that stand apart from their letters', () => {
  const text = 'Môžete si vybrať termín, ktorý máte najradšej. Čo ešte chýba, doplníme, keď prídete.';
  expect(guessLanguage(text.normalize('NFD'))).toBe('sk');
});

it('goes by the beginning of an endless text', () => {
  expect(guessLanguage(`${salon.sk} `.repeat(1000) + `${salon.en} `.repeat(5000))).toBe('sk');
});

it.each(['sk', 'cs', 'de'] as const)('reads %s around the names of others', (language) => {
  const names = {
    sk: 'Jiří Dvořák, Hradec Králové.',
    cs: 'Ľubomír Kôš, Banská Bystrica.',
    de: 'Café The Bell.',
  };
  expect(guessLanguage(`${salon[language]} ${names[language]} "Hair by Zora" ${builder[language]}`)).toBe(
    language,
  );
});

it('reads what stands between markup, addresses and emoji', () => {
  const markup = '<div class="the and of our you"> <a href="https://example.com/the/and/of/you">';
  const around = '🇬🇧 https://example.com/we-are-the-best-of-us www.the.and.of.example.com ';
  for (const text of salon.sk.split(' ')) expect(guessLanguage(text)).toBe('en');
  expect(
    guessLanguage(`${markup.repeat(20)}${around.repeat(20)}${salon.sk.split(' ').join(' 🥐<br/>')}`),
  ).toBe('sk');
});

it.each([
  ['words', `${salon.cs} `.repeat(10_000)],
  ['open brackets', '<'.repeat(2_000_000)],
  ['unfinished markup', '<a '.repeat(700_000)],
  ['unfinished addresses', 'www.'.repeat(500_000)],
  ['one word', 'x'.repeat(2_000_000)],
  ['emoji', '👩‍👩‍👧‍👦'.repeat(200_000)],
])('is quick with two megabytes of %s', (_, text) => {
  const begin = process.cpuUsage().user;
  guessLanguage(text);
  expect(process.cpuUsage().user - begin).toBeLessThan(1_000_000);
});

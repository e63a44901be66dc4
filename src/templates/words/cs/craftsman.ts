import type { CraftsmanWords } from '../../trades/craftsman';

export const craftsman: CraftsmanWords = {
  description: 'Střechy a\u00a0tesařské práce',
  hero: {
    title: 'Střechy, které mě přežijí',
    subtitle:
      'Tašky, plech, šindel, okapy. Zavoláte, přijedu, podívám se a\u00a0cenu napíšu na papír. Ta pak platí.',
    buttonText: 'Jak se mi dovoláte',
  },
  about: {
    title: 'Dobrý den',
    text: 'Jmenuji se Matouš a\u00a0na střechách jsem od šestnácti, patnáctým rokem sám na sebe. Nemám kancelář ani obchodníka. Kdo vám to slíbí, ten taky leze nahoru.\nVečer je dvůr zametený.',
    alt: 'Rozpracovaná červená střecha se žebříkem a\u00a0kladivem',
  },
  work: {
    title: 'Co dělám a\u00a0co ne',
    groups: [
      {
        name: 'Dělám',
        rows: [
          ['Nové střechy', '', 'Tašky, plech, modřínový šindel'],
          ['Krovy a\u00a0vikýře', '', 'Taky přístřešky a\u00a0otevřené verandy'],
          ['Okapy a\u00a0úžlabí', '', 'A\u00a0všechno, co teče'],
          ['Zachytávače sněhu', '', 'Před prvním sněhem, ne po něm'],
        ],
      },
      {
        name: 'Nedělám, ale o\u00a0někom vím',
        rows: [
          ['Ploché střechy', '', 'Dám vám číslo na kamaráda'],
          ['Azbest', '', 'Na ten je potřeba povolení'],
          ['Cenu po telefonu', '', 'Nejdřív to musím vidět'],
        ],
      },
    ],
  },
  prices: {
    title: 'Kolik to stojí, zhruba',
    rows: [
      ['Přijedu se podívat', 'zdarma', 'Do 40\u00a0km, i\u00a0večer'],
      ['Výměna do deseti tašek', '92 €', 'I\u00a0s\u00a0taškami, pokud se ještě vyrábějí'],
      ['Okap, běžný metr', '35 €', 'Pozink nebo barva, háky v\u00a0ceně'],
      ['Střešní okno', 'od 430 €', 'Do staré střechy, s\u00a0oplechováním'],
      ['Nová střecha', 'od 64 €/m²', 'Latě, fólie, tašky, hřeben a\u00a0odvoz suti'],
    ],
  },
  projects: {
    title: 'Než jsem přijel a\u00a0když jsem odjel',
    barn: {
      name: 'Stodola',
      text: 'Krokve byly ze severu sežrané. Čtyři jsou nové, ostatní zůstaly: jsou z\u00a0roku 1931 a\u00a0lepší, než jaké dnes koupím. Devět dní, cena jako na papíře.',
      place: 'o\u00a0vesnici dál',
      year: '2025',
      before: 'Stoh dřevěných hranolů, na něm pila, metr a\u00a0kladivo',
      after: 'Střecha napůl pokrytá červenými taškami, žebřík a\u00a0komín',
    },
    house: {
      name: 'Rodinný dům',
      text: 'Celá střecha mezi dvěma dešti, za tři týdny. Soused nám půjčil traktor.',
      place: 'pod lesem',
      year: '2024',
      before: 'Dům bez střechy s\u00a0lešením a\u00a0žlutým jeřábem',
      after: 'Hotový patrový dům s\u00a0tmavou hranou střechy',
    },
  },
  freeTime: {
    title: 'Kdy mám čas',
    note: 'Doplňuju to v\u00a0neděli večer. Když vám teče do postele, volejte hned.',
    twoDays: 'ještě dva dny',
    leaksOnly: 'jen když teče',
  },
  reviews: {
    title: 'Koho se můžete zeptat',
    reviews: [
      [
        'Přijel v\u00a0úterý, cenu napsal na zadní stranu kalendáře a\u00a0ta cena platila. Večer zametl dvůr.',
        'Anna K.',
        'nová střecha',
      ],
      [
        'Na Štědrý den nám teklo do kuchyně. Na Štědrý den přijel Matouš.',
        'Rodina Ferencova',
        'oprava úžlabí',
      ],
      ['Řekl, že střecha vydrží ještě deset let, a\u00a0jel domů. Kdo tohle dělá?', 'Štěpán L.', 'prohlídka'],
    ],
  },
  faq: {
    title: 'Na co se lidé ptají',
    answeredBy: 'Matouš',
    questions: [
      ['Kdy se přijedete podívat?', 'Do týdne, většinou po páté. Když teče, tak dnes večer nebo zítra.'],
      [
        'Chcete peníze předem?',
        'Jen na materiál, na fakturu z\u00a0prodejny. Moji práci platíte, až si ji prohlédnete ze žebříku.',
      ],
      ['A\u00a0když to pak zateče?', 'Zavoláte a\u00a0přijedu. Pět let, na papíře, bez malých písmenek.'],
      [
        'Jezdíte i\u00a0dál?',
        'Do 40\u00a0km. Potom vyjde levněji někdo bližší a\u00a0řeknu vám, kdo je dobrý.',
      ],
    ],
  },
  contactInfo: {
    title: 'Zavolejte mi',
    name: 'Matouš Vzorný',
    email: 'matous@strechy.example.com',
    phone: '+420 600 000 184',
    address: 'U\u00a0Pily 184\n739 00 Vzorov',
    hours: 'Pondělí – čtvrtek 16:00 – 20:00\nPátek 14:00 – 20:00\nSobota 8:00 – 12:00',
    description: 'Na střeše telefon neslyším. Po čtvrté volám zpátky.',
    places: [
      ['Frýdlant', 6, 'n'],
      ['Frenštát', 12, 'w'],
      ['Ostravice', 9, 'se'],
      ['Frýdek-Místek', 16, 'ne'],
      ['Rožnov', 22, 'sw'],
      ['Třinec', 33, 'e'],
    ],
  },
  contactTitle: 'Nebo napište dva řádky',
  social: { title: 'Co jsem zrovna dokončil' },
};

import type { CraftsmanWords } from '../../trades/craftsman';

export const craftsman: CraftsmanWords = {
  description: 'Strechy a\u00a0tesárske práce',
  hero: {
    title: 'Strechy, ktoré ma prežijú',
    subtitle:
      'Škridla, plech, šindeľ, žľaby. Zavoláte, prídem, pozriem sa a\u00a0cenu napíšem na papier. Tá potom platí.',
    buttonText: 'Ako sa mi dovoláte',
  },
  about: {
    title: 'Dobrý deň',
    text: 'Volám sa Matúš a\u00a0na strechách som od šestnástich, pätnásty rok na vlastnú päsť. Nemám kanceláriu ani obchodníka. Kto vám to sľúbi, ten aj lezie hore.\nVečer je dvor pozametaný.',
    alt: 'Rozpracovaná červená strecha s\u00a0rebríkom a\u00a0kladivom',
  },
  work: {
    title: 'Čo robím a\u00a0čo nie',
    groups: [
      {
        name: 'Robím',
        rows: [
          ['Nové strechy', '', 'Škridla, plech, smrekovcový šindeľ'],
          ['Krovy a\u00a0vikiere', '', 'Aj prístrešky a\u00a0otvorené verandy'],
          ['Žľaby a\u00a0úžľabia', '', 'A\u00a0všetko, čo tečie'],
          ['Snehové zachytávače', '', 'Pred prvým snehom, nie po ňom'],
        ],
      },
      {
        name: 'Nerobím, ale viem o\u00a0niekom',
        rows: [
          ['Ploché strechy', '', 'Dám vám číslo na kamaráta'],
          ['Azbest', '', 'Na ten treba povolenie'],
          ['Cenu po telefóne', '', 'Najprv to musím vidieť'],
        ],
      },
    ],
  },
  prices: {
    title: 'Koľko to stojí, približne',
    rows: [
      ['Prídem sa pozrieť', 'zadarmo', 'Do 40\u00a0km, aj večer'],
      ['Výmena do desiatich škridiel', '90 €', 'Aj so škridlami, ak sa ešte vyrábajú'],
      ['Žľab, bežný meter', '34 €', 'Pozink alebo farba, háky v\u00a0cene'],
      ['Strešné okno', 'od 420 €', 'Do starej strechy, s\u00a0oplechovaním'],
      ['Nová strecha', 'od 62 €/m²', 'Laty, fólia, škridla, hrebeň a\u00a0odvoz sutiny'],
    ],
  },
  projects: {
    title: 'Kým som prišiel a\u00a0keď som odišiel',
    barn: {
      name: 'Stodola',
      text: 'Krokvy boli zo severu zožraté. Štyri sú nové, ostatné zostali: sú z\u00a0roku 1931 a\u00a0lepšie, než aké dnes kúpim. Deväť dní, cena ako na papieri.',
      place: 'o\u00a0dedinu ďalej',
      year: '2025',
      before: 'Stoh drevených hranolov, na ňom píla, meter a\u00a0kladivo',
      after: 'Strecha napoly pokrytá červenou škridlou, rebrík a\u00a0komín',
    },
    house: {
      name: 'Rodinný dom',
      text: 'Celá strecha medzi dvoma dažďami, za tri týždne. Sused nám požičal traktor.',
      place: 'pod lesom',
      year: '2024',
      before: 'Dom bez strechy s\u00a0lešením a\u00a0žltým žeriavom',
      after: 'Hotový poschodový dom s\u00a0tmavou hranou strechy',
    },
  },
  freeTime: {
    title: 'Kedy mám čas',
    note: 'Dopĺňam to v\u00a0nedeľu večer. Ak vám tečie do postele, volajte hneď.',
    twoDays: 'ešte dva dni',
    leaksOnly: 'len keď tečie',
  },
  reviews: {
    title: 'Koho sa môžete opýtať',
    reviews: [
      [
        'Prišiel v\u00a0utorok, cenu napísal na zadnú stranu kalendára a\u00a0tá cena platila. Večer pozametal dvor.',
        'Anna K.',
        'nová strecha',
      ],
      [
        'Na Štedrý deň nám tieklo do kuchyne. Na Štedrý deň prišiel Matúš.',
        'Rodina Ferenčíková',
        'oprava úžľabia',
      ],
      [
        'Povedal, že strecha vydrží ešte desať rokov, a\u00a0odišiel domov. Kto toto robí?',
        'Štefan Ľ.',
        'obhliadka',
      ],
    ],
  },
  faq: {
    title: 'Čo sa ľudia pýtajú',
    answeredBy: 'Matúš',
    questions: [
      ['Kedy sa prídete pozrieť?', 'Do týždňa, väčšinou po piatej. Ak tečie, tak dnes večer alebo zajtra.'],
      [
        'Chcete peniaze vopred?',
        'Len na materiál, na faktúru z\u00a0predajne. Moju robotu platíte, až keď si ju pozriete z\u00a0rebríka.',
      ],
      ['A\u00a0keď to potom zatečie?', 'Zavoláte a\u00a0prídem. Päť rokov, na papieri, bez malých písmen.'],
      [
        'Chodíte aj ďalej?',
        'Do 40\u00a0km. Potom vyjde lacnejšie niekto bližší a\u00a0poviem vám, kto je dobrý.',
      ],
    ],
  },
  contactInfo: {
    title: 'Zavolajte mi',
    name: 'Matúš Vzorový',
    email: 'matus@strechy.example.com',
    phone: '+421 900 000 184',
    address: 'Pri píle 184\n029 00 Vzorová',
    hours: 'Pondelok – štvrtok 16:00 – 20:00\nPiatok 14:00 – 20:00\nSobota 8:00 – 12:00',
    description: 'Na streche telefón nepočujem. Po štvrtej volám späť.',
    places: [
      ['Zákamenné', 13, 'w'],
      ['Rabča', 12, 'n'],
      ['Oravská Lesná', 21, 'sw'],
      ['Trstená', 22, 'e'],
      ['Tvrdošín', 23, 'se'],
      ['Dolný Kubín', 36, 's'],
    ],
  },
  contactTitle: 'Alebo napíšte dva riadky',
  social: { title: 'Čo som práve dokončil' },
};

import type { ConstructionWords } from '../../trades/construction';

export const construction: ConstructionWords = {
  description: 'Rodinné domy za pevnú cenu',
  hero: {
    title: 'Nakreslené v\u00a0marci. Na Vianoce vaše.',
    subtitle:
      'Staviame rodinné domy v\u00a0okolí Nitry. Od prvého výkopu po kľúče 38 týždňov, za cenu, ktorá stojí v\u00a0zmluve.',
    buttonText: 'Chcem pevnú cenu',
  },
  figures: {
    title: '',
    logos: [
      ['163\u00a0domov', 'postavených od roku 2004'],
      ['38\u00a0týždňov', 'od prvého výkopu po kľúče'],
      ['0\u00a0€', 'navyše na faktúrach v\u00a0roku 2025'],
      ['10\u00a0rokov', 'záruka na nosné časti'],
    ],
  },
  houses: {
    title: 'Tri domy naspamäť',
    bungalow: [
      'Bungalov 118',
      'od 164 000 €',
      'Štyri izby na jednom podlaží. Najčastejšie si ho vyberajú rodičia, keď deti odídu.',
    ],
    lHouse: [
      'Dom v\u00a0tvare L 136',
      'od 189 000 €',
      'Zatočí sa okolo terasy a\u00a0ulicu nechá za chrbtom. Pozemok od 700\u00a0m².',
    ],
    twoStorey: [
      'Poschodový 152',
      'od 209 000 €',
      'Na úzky pozemok a\u00a0veľký stôl. Tepelné čerpadlo je v\u00a0cene.',
    ],
  },
  services: {
    title: 'Čo ešte robíme',
    rows: [
      ['Hrubá stavba', 'od 620 €/m²', 'Základy, steny, stropy, krov'],
      ['Zateplenie domu', 'od 48 €/m²', 'Minerálna vlna alebo polystyrén, lešenie v\u00a0cene'],
      ['Nová strešná krytina', 'od 39 €/m²', 'Laty, fólia a\u00a0škridla'],
      ['Prístavby a\u00a0garáže', 'podľa projektu', 'Pomôžeme aj s\u00a0povolením'],
      ['Obhliadka a\u00a0rozpočet', 'zadarmo', 'Do 40\u00a0km od Nitry'],
    ],
  },
  projects: {
    title: 'Nakreslené a\u00a0postavené',
    house: {
      name: 'Dom K.',
      text: 'Pozemok klesá o\u00a0takmer dva metre. Namiesto oporného múru sme zdvihli obývačku a\u00a0terasu nechali plávať. Posledná faktúra bola rovnaké číslo ako zmluva.\n148\u00a0m², 37 týždňov.',
      place: 'pri Nitre',
      year: '2025',
    },
    shots: {
      house: 'Poschodový dom s\u00a0dreveným obkladom hore a\u00a0veľkými oknami dolu',
      plans: 'Žltá prilba na stavebných výkresoch, vedľa nej ceruzka a\u00a0pravítko',
      bricks: 'Rozostavaná tehlová stena, murárska lyžica a\u00a0vedro s\u00a0maltou',
      roofFrame: 'Rozostavaný dom s\u00a0lešením a\u00a0žltým žeriavom',
      tiles: 'Rozpracovaná škridlová strecha s\u00a0rebríkom a\u00a0komínom',
    },
  },
  stepsTitle: 'Od telefonátu po kľúče',
  visit: {
    title: '1. Obhliadka',
    content:
      'Prídeme, premeriame a\u00a0povieme vám, čo sa dá urobiť a\u00a0čo by boli vyhodené peniaze.\nTrvá to hodinu a\u00a0nič za to neplatíte.\nAk máte projekt, pripravte si ho.',
  },
  estimate: {
    title: '2. Rozpočet',
    content:
      'Do piatich dní dostanete cenu za prácu, materiál aj dopravu.\nPoložku po položke, aby ste mohli porovnávať.\nCena platí tri mesiace.',
  },
  handover: {
    title: '3. Stavba a\u00a0odovzdanie',
    content:
      'Každý piatok dostanete fotky a\u00a0zoznam hotových prác.\nPlatíte len za hotové etapy.\nChyby opravíme do týždňa a\u00a0po roku sa prídeme pozrieť, aj keď nás nezavoláte.',
  },
  team: {
    title: 'Koho budete mať na telefóne',
    people: [
      ['Martin Vzorový', 'Majster', 'Na stavbe je každé ráno o\u00a06:45. Každý výkres podpisuje sám.'],
      ['Jana Kvádrová', 'Architektka', 'Kreslí, prekresľuje a\u00a0vie, čo chce vidieť stavebný úrad.'],
      ['Bohumil Tehlička', 'Murári', 'Tridsaťjeden rokov s\u00a0lyžicou v\u00a0ruke. Rohy na dva milimetre.'],
      ['Lenka Súčtová', 'Rozpočty a\u00a0povolenia', 'Píše čísla, z\u00a0ktorých bude zmluva.'],
    ],
  },
  promises: {
    title: 'Čo podpisujeme',
    logos: [
      ['Pevná cena', 'Stojí v\u00a0zmluve. Keď sa pomýlime, platíme my.'],
      ['Záruka 10\u00a0rokov', 'Na nosné časti a\u00a0hydroizoláciu, poistené.'],
      ['Blower-door test', 'Každý dom meriame, výsledok dostanete na papieri.'],
    ],
  },
  reviews: {
    title: 'Od tých, čo už bývajú',
    reviews: [
      [
        'Posledná faktúra bola to isté číslo ako v\u00a0prvej zmluve. Brat stavia s\u00a0inou firmou a\u00a0dodnes sa chodí pozerať, či je to pravda.',
        'Petra a\u00a0Tomáš K.',
        'dom v\u00a0tvare L',
      ],
      [
        'Každý piatok prišla stránka s\u00a0fotkami: čo je hotové, čo príde a\u00a0o\u00a0čom máme rozhodnúť. Ani raz sme sa nemuseli pýtať a\u00a0na stavbe bol vždy poriadok.',
        'Rodina Hájiková',
        'bungalov, minulý rok',
      ],
    ],
  },
  faq: {
    title: 'Skôr než sa opýtate',
    questions: [
      [
        'Dá sa počas stavby niečo zmeniť?',
        'Áno, do týždňa, ktorý je na to v\u00a0harmonograme označený. Cenu zmeny dostanete najprv písomne a\u00a0platí až s\u00a0vaším podpisom.',
      ],
      [
        'Staviate aj podľa nášho projektu?',
        'Áno. Projekt si prečítame zadarmo a\u00a0povieme vám, koľko bude stáť, skôr než sa rozhodnete.',
      ],
      [
        'Čo v\u00a0pevnej cene nie je?',
        'Pozemok, poplatky za prípojky, kuchynská linka a\u00a0záhrada. Nič iné.',
      ],
    ],
  },
  freeDates: {
    title: 'V\u00a0marci môžeme začať',
    text: 'Na jar máme dve voľné miesta, jedno na celý dom a\u00a0jedno na prístavbu. Kto príde skôr, ten si vyberie.',
    buttonText: 'Chcem pevnú cenu',
  },
  contactTitle: 'Povedzte nám o\u00a0pozemku',
  contactInfo: {
    title: 'Príďte sa pozrieť',
    name: 'Martin Vzorový, majster',
    email: 'ponuka@stavby.example.com',
    phone: '+421 900 000 789',
    address: 'Priemyselná 8\n949 01 Nitra',
    hours: 'Pondelok – piatok 7:00 – 17:00',
    description: 'V\u00a0kancelárii máme model každého domu a\u00a0kávu k\u00a0tomu.',
  },
  social: { title: 'Pozrite si nás pri práci' },
};

import type { ConstructionWords } from '../../trades/construction';

export const construction: ConstructionWords = {
  description: 'Rodinné domy za pevnou cenu',
  hero: {
    title: 'Nakreslený v\u00a0březnu. Na Vánoce váš.',
    subtitle:
      'Stavíme rodinné domy v\u00a0okolí Olomouce. Od prvního výkopu po klíče 38 týdnů, za cenu, která stojí ve smlouvě.',
    buttonText: 'Chci pevnou cenu',
  },
  figures: {
    title: '',
    logos: [
      ['163\u00a0domů', 'postavených od roku 2004'],
      ['38\u00a0týdnů', 'od prvního výkopu po klíče'],
      ['0\u00a0€', 'navíc na fakturách v\u00a0roce 2025'],
      ['10\u00a0let', 'záruka na nosné části'],
    ],
  },
  houses: {
    title: 'Tři domy nazpaměť',
    bungalow: [
      'Bungalov 118',
      'od 169 000 €',
      'Čtyři pokoje na jednom podlaží. Nejčastěji si ho vybírají rodiče, když se děti odstěhují.',
    ],
    lHouse: [
      'Dům do L 136',
      'od 195 000 €',
      'Ovine se kolem terasy a\u00a0k\u00a0ulici se otočí zády. Pozemek od 700\u00a0m².',
    ],
    twoStorey: [
      'Patrový 152',
      'od 215 000 €',
      'Na úzký pozemek a\u00a0velký stůl. Tepelné čerpadlo je v\u00a0ceně.',
    ],
  },
  services: {
    title: 'Co ještě děláme',
    rows: [
      ['Hrubá stavba', 'od 640 €/m²', 'Základy, zdi, stropy, krov'],
      ['Zateplení domu', 'od 52 €/m²', 'Minerální vata nebo polystyren, lešení v\u00a0ceně'],
      ['Nová střešní krytina', 'od 42 €/m²', 'Latě, fólie a\u00a0tašky'],
      ['Přístavby a\u00a0garáže', 'podle projektu', 'Pomůžeme i\u00a0s\u00a0povolením'],
      ['Obhlídka a\u00a0rozpočet', 'zdarma', 'Do 40\u00a0km od Olomouce'],
    ],
  },
  projects: {
    title: 'Nakresleno a\u00a0postaveno',
    house: {
      name: 'Dům K.',
      text: 'Pozemek klesá skoro o\u00a0dva metry. Místo opěrné zdi jsme zvedli obývák a\u00a0terasu nechali plavat. Poslední faktura byla stejné číslo jako smlouva.\n148\u00a0m², 37 týdnů.',
      place: 'u\u00a0Olomouce',
      year: '2025',
    },
    shots: {
      house: 'Patrový dům s\u00a0dřevěným obkladem nahoře a\u00a0velkými okny dole',
      plans: 'Žlutá přilba na stavebních výkresech, vedle ní tužka a\u00a0pravítko',
      bricks: 'Rozestavěná cihlová zeď, zednická lžíce a\u00a0kbelík s\u00a0maltou',
      roofFrame: 'Rozestavěný dům s\u00a0lešením a\u00a0žlutým jeřábem',
      tiles: 'Rozpracovaná tašková střecha se žebříkem a\u00a0komínem',
    },
  },
  stepsTitle: 'Od telefonátu po klíče',
  visit: {
    title: '1. Prohlídka',
    content:
      'Přijedeme, změříme a\u00a0řekneme vám, co se dá udělat a\u00a0co by byly vyhozené peníze.\nZabere to hodinu a\u00a0nic za to neplatíte.\nPokud máte projekt, připravte si ho.',
  },
  estimate: {
    title: '2. Rozpočet',
    content:
      'Do pěti dnů dostanete cenu za práci, materiál i\u00a0dopravu.\nPoložku po položce, abyste mohli porovnávat.\nCena platí tři měsíce.',
  },
  handover: {
    title: '3. Stavba a\u00a0předání',
    content:
      'Každý pátek dostanete fotky a\u00a0seznam hotových prací.\nPlatíte jen hotové etapy.\nVady opravíme do týdne a\u00a0po roce se přijedeme podívat, i\u00a0když nás nezavoláte.',
  },
  team: {
    title: 'S\u00a0kým budete mluvit',
    people: [
      ['Martin Vzorný', 'Stavbyvedoucí', 'Na stavbě je každé ráno v\u00a06:45. Každý výkres podepisuje sám.'],
      ['Jana Kvádrová', 'Architektka', 'Kreslí, překresluje a\u00a0ví, co chce vidět stavební úřad.'],
      ['Bohumil Cihlička', 'Zedníci', 'Jednatřicet let se lžící v\u00a0ruce. Rohy na dva milimetry.'],
      ['Lenka Součtová', 'Rozpočty a\u00a0povolení', 'Píše čísla, ze kterých bude smlouva.'],
    ],
  },
  promises: {
    title: 'Co podepisujeme',
    logos: [
      ['Pevná cena', 'Stojí ve smlouvě. Když se spleteme, platíme my.'],
      ['Záruka 10\u00a0let', 'Na nosné části a\u00a0hydroizolaci, pojištěná.'],
      ['Blower-door test', 'Každý dům měříme, výsledek dostanete na papíře.'],
    ],
  },
  reviews: {
    title: 'Od těch, kdo už bydlí',
    reviews: [
      [
        'Poslední faktura byla stejné číslo jako v\u00a0první smlouvě. Bratr staví s\u00a0jinou firmou a\u00a0dodnes se chodí dívat, jestli je to pravda.',
        'Petra a\u00a0Tomáš K.',
        'dům do L',
      ],
      [
        'Každý pátek přišla stránka s\u00a0fotkami: co je hotové, co přijde a\u00a0o\u00a0čem máme rozhodnout. Ani jednou jsme se nemuseli ptát a\u00a0na stavbě byl vždycky pořádek.',
        'Rodina Hájkova',
        'bungalov, loni',
      ],
    ],
  },
  faq: {
    title: 'Než se zeptáte',
    questions: [
      [
        'Dá se během stavby něco změnit?',
        'Ano, do týdne, který je na to v\u00a0harmonogramu vyznačený. Cenu změny dostanete nejdřív písemně a\u00a0platí až s\u00a0vaším podpisem.',
      ],
      [
        'Stavíte i\u00a0podle našeho projektu?',
        'Ano. Projekt si přečteme zdarma a\u00a0řekneme vám, kolik bude stát, dřív než se rozhodnete.',
      ],
      [
        'Co v\u00a0pevné ceně není?',
        'Pozemek, poplatky za přípojky, kuchyňská linka a\u00a0zahrada. Nic jiného.',
      ],
    ],
  },
  freeDates: {
    title: 'V\u00a0březnu můžeme začít',
    text: 'Na jaro máme dvě volná místa, jedno na celý dům a\u00a0jedno na přístavbu. Kdo přijde dřív, ten si vybere.',
    buttonText: 'Chci pevnou cenu',
  },
  contactTitle: 'Řekněte nám o\u00a0pozemku',
  contactInfo: {
    title: 'Přijďte se podívat',
    name: 'Martin Vzorný, stavbyvedoucí',
    email: 'nabidka@stavby.example.com',
    phone: '+420 600 000 789',
    address: 'Průmyslová 8\n779 00 Olomouc',
    hours: 'Pondělí – pátek 7:00 – 17:00',
    description: 'V\u00a0kanceláři máme model každého domu a\u00a0k\u00a0němu kávu.',
  },
  social: { title: 'Podívejte se na nás při práci' },
};

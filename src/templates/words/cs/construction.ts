import type { ConstructionWords } from '../../trades/construction';

export const construction: ConstructionWords = {
  description: 'Rodinné domy, přístavby a\u00a0střechy',
  hero: {
    title: 'Dům přesně podle dohody',
    subtitle:
      'Stavíme, zateplujeme a\u00a0rekonstruujeme rodinné domy. Položkový rozpočet máte do pěti dnů a\u00a0držíme se ho.',
    buttonText: 'Chci cenovou nabídku',
  },
  firm: {
    title: 'O\u00a0firmě',
    text: 'Je nás jedenáct a\u00a0máme vlastní stroje. Stavbyvedoucí je na stavbě každý den a\u00a0telefon zvedá do osmi večer.\nKaždou etapu platíte, až když je hotová.',
  },
  services: {
    title: 'Co děláme',
    rows: [
      ['Hrubá stavba', 'od 640 €/m²', 'Základy, zdi, stropy, krov'],
      ['Zateplení domu', 'od 52 €/m²', 'Minerální vata nebo polystyren, lešení v\u00a0ceně'],
      ['Rekonstrukce koupelny', 'od 6 200 €', 'Bourání, rozvody, obklady, odvoz suti'],
      ['Nová střešní krytina', 'od 42 €/m²', 'Latě, fólie a\u00a0tašky'],
      ['Přístavby a\u00a0garáže', 'podle projektu', 'Pomůžeme i\u00a0se stavebním povolením'],
      ['Prohlídka a\u00a0rozpočet', 'zdarma', 'Do 40\u00a0km od Olomouce'],
    ],
  },
  gallery: {
    title: 'Naše stavby',
    shots: {
      roofFrame: {
        caption: 'Krov ve druhém týdnu',
        alt: 'Rozestavěný dům s lešením a žlutým jeřábem',
      },
      bricks: {
        caption: 'Cihla k\u00a0cihle',
        alt: 'Rozestavěná cihlová zeď, zednická lžíce a kbelík s maltou',
      },
      tiles: {
        caption: 'Nová krytina, 210\u00a0m²',
        alt: 'Rozpracovaná střecha z tašek s žebříkem a komínem',
      },
      timber: {
        caption: 'Dřevo z\u00a0pily za kopcem',
        alt: 'Hromada dřevěných hranolů, na ní pila, metr a kladivo',
      },
      plans: {
        caption: 'Nejdřív na papíře',
        alt: 'Žlutá přilba na stavebních výkresech, vedle ní tužka a pravítko',
      },
    },
  },
  stepsTitle: 'Od telefonátu po klíče',
  visit: {
    title: '1. Prohlídka',
    content:
      'Přijedeme, změříme a\u00a0řekneme vám, co se dá udělat a\u00a0co by byly vyhozené peníze.\nZabere to hodinu a\u00a0nic za to neplatíte.\nPokud máte projekt, připravte si ho. A\u00a0řekněte nám, s\u00a0jakou částkou počítáte, najdeme za ni to nejlepší řešení.',
  },
  estimate: {
    title: '2. Rozpočet',
    content:
      'Do pěti dnů dostanete cenu za práci, materiál i\u00a0dopravu.\nPoložku po položce, abyste mohli porovnávat.\nKdyž se něco změní, změní se to nejdřív na papíře a\u00a0teprve potom na stavbě. Cena platí tři měsíce.',
  },
  handover: {
    title: '3. Stavba a\u00a0předání',
    content:
      'Každý pátek dostanete fotky a\u00a0seznam hotových prací.\nPlatíte jen hotové etapy.\nNa práci dáváme pětiletou záruku a\u00a0vady opravíme do týdne. Po roce se přijedeme podívat, i\u00a0když nás nezavoláte.',
  },
  freeDates: {
    title: 'V\u00a0březnu můžeme začít',
    subtitle:
      'Na jaro máme dvě volná místa, jedno na celý dům a\u00a0jedno na rekonstrukci. Kdo se ozve dřív, ten si vybere.',
    buttonText: 'Chci cenovou nabídku',
  },
  contactTitle: 'Řekněte si o\u00a0cenovou nabídku',
  contactInfo: {
    title: 'Kontakt',
    name: 'Martin Vzorný, stavbyvedoucí',
    email: 'nabidka@stavby.example.com',
    phone: '+420 600 000 789',
    address: 'Průmyslová 8\n779 00 Olomouc',
    hours: 'Pondělí – pátek 7:00 – 17:00',
  },
  poll: {
    question: 'Co plánujete?',
    options: ['Nový dům', 'Rekonstrukci', 'Zatím se jen rozhlížím'],
  },
  social: { title: 'Podívejte se na nás při práci' },
};

import type { ConstructionWords } from '../../trades/construction';

export const construction: ConstructionWords = {
  description: 'Rodinné domy, prístavby a\u00a0strechy',
  hero: {
    title: 'Dom presne podľa dohody',
    subtitle:
      'Staviame, zatepľujeme a\u00a0prerábame rodinné domy. Rozpočet po položkách máte do piatich dní a\u00a0držíme sa ho.',
    buttonText: 'Chcem cenovú ponuku',
  },
  firm: {
    title: 'O\u00a0firme',
    text: 'Je nás jedenásť a\u00a0máme vlastné stroje. Majster je na stavbe každý deň a\u00a0telefón dvíha do ôsmej večer.\nKaždú etapu platíte, až keď je hotová.',
  },
  services: {
    title: 'Čo robíme',
    rows: [
      ['Hrubá stavba', 'od 620 €/m²', 'Základy, steny, stropy, krov'],
      ['Zateplenie domu', 'od 48 €/m²', 'Minerálna vlna alebo polystyrén, lešenie v\u00a0cene'],
      ['Prerábka kúpeľne', 'od 5 900 €', 'Búranie, rozvody, obklady, odvoz sutiny'],
      ['Nová strešná krytina', 'od 39 €/m²', 'Laty, fólia a\u00a0škridla'],
      ['Prístavby a\u00a0garáže', 'podľa projektu', 'Pomôžeme aj s\u00a0povolením'],
      ['Obhliadka a\u00a0rozpočet', 'zadarmo', 'Do 40\u00a0km od Nitry'],
    ],
  },
  gallery: {
    title: 'Naše stavby',
    shots: {
      roofFrame: {
        caption: 'Krov v\u00a0druhom týždni',
        alt: 'Rozostavaný dom s lešením a žltým žeriavom',
      },
      bricks: {
        caption: 'Tehla k\u00a0tehle',
        alt: 'Rozostavaná tehlová stena, murárska lyžica a vedro s maltou',
      },
      tiles: {
        caption: 'Nová krytina, 210\u00a0m²',
        alt: 'Rozpracovaná škridlová strecha s rebríkom a komínom',
      },
      timber: {
        caption: 'Drevo z\u00a0píly za kopcom',
        alt: 'Stoh drevených hranolov, na ňom píla, meter a kladivo',
      },
      plans: {
        caption: 'Najprv na papieri',
        alt: 'Žltá prilba na stavebných výkresoch, vedľa nej ceruzka a pravítko',
      },
    },
  },
  stepsTitle: 'Od telefonátu po kľúče',
  visit: {
    title: '1. Obhliadka',
    content:
      'Prídeme, premeriame a\u00a0povieme vám, čo sa dá urobiť a\u00a0čo by boli vyhodené peniaze.\nTrvá to hodinu a\u00a0nič za to neplatíte.\nAk máte projekt, pripravte si ho. A\u00a0povedzte nám, s\u00a0akou sumou počítate, nájdeme za ňu to najlepšie riešenie.',
  },
  estimate: {
    title: '2. Rozpočet',
    content:
      'Do piatich dní dostanete cenu za prácu, materiál aj dopravu.\nPoložku po položke, aby ste mohli porovnávať.\nAk sa niečo zmení, zmení sa to najprv na papieri a\u00a0až potom na stavbe. Cena platí tri mesiace.',
  },
  handover: {
    title: '3. Stavba a\u00a0odovzdanie',
    content:
      'Každý piatok dostanete fotky a\u00a0zoznam hotových prác.\nPlatíte len za hotové etapy.\nNa prácu dávame päťročnú záruku a\u00a0chyby opravíme do týždňa. Po roku sa prídeme pozrieť, aj keď nás nezavoláte.',
  },
  freeDates: {
    title: 'V\u00a0marci môžeme začať',
    subtitle:
      'Na jar máme dve voľné miesta, jedno na celý dom a\u00a0jedno na prerábku. Kto príde skôr, ten si vyberie.',
    buttonText: 'Chcem cenovú ponuku',
  },
  contactTitle: 'Vypýtajte si cenovú ponuku',
  contactInfo: {
    title: 'Kontakt',
    name: 'Martin Vzorový, majster',
    email: 'ponuka@stavby.example.com',
    phone: '+421 900 000 789',
    address: 'Priemyselná 8\n949 01 Nitra',
    hours: 'Pondelok – piatok 7:00 – 17:00',
  },
  poll: {
    question: 'Čo plánujete?',
    options: ['Nový dom', 'Prerábku', 'Zatiaľ sa len pozerám'],
  },
  social: { title: 'Pozrite si nás pri práci' },
};

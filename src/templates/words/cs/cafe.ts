import type { CafeWords } from '../../trades/cafe';

export const cafe: CafeWords = {
  description: 'Dorty, snídaně a\u00a0káva',
  hero: {
    title: 'Nejdřív dort. Všechno ostatní počká.',
    subtitle: 'Pečeme od pěti, otevíráme v\u00a0osm a\u00a0větrníky bývají do tří pryč. Přijďte dřív.',
    buttonText: 'Objednat dort',
  },
  shelf: {
    slice: ['Jahodový řez', '3,90 €'],
    bundt: ['Mramorová bábovka', '2,90 €'],
    cup: ['Káva s\u00a0mlékem', '3,20 €'],
    stand: ['Pistáciový dort', '4,60 €'],
    macarons: ['Makronky', '1,60 €'],
    croissant: ['Máslový rohlík', '2,10 €'],
  },
  counter: {
    title: 'Dnes na pultu',
    puff: ['Větrník', '3,40 €', 'Odpalované těsto, vanilkový krém, karamelový klobouk.'],
    tart: ['Ovocný košíček', '3,50 €', 'Křehké těsto, krém a\u00a0to, co zrovna dozrálo.'],
    eclair: ['Kávový banánek', '3,60 €', 'Uvnitř káva, nahoře hořká čokoláda.'],
    doughnut: ['Kobliha s\u00a0marmeládou', '1,90 €', 'Meruňkovou, a\u00a0ne málo. V\u00a0pátek bez mléka.'],
  },
  shop: {
    title: 'Malý podnik, velké mísy',
    text: 'Peče Jarka. Vyučila se ve Vídni, zastesklo se jí a\u00a0vrátila se s\u00a0měděným kotlíkem a\u00a0s\u00a0kváskem, který se jmenuje Gustav.\nMáme jedenáct míst, jednu kočku v\u00a0okně a\u00a0v\u00a0sobotu žádné notebooky. Děti smějí mačkat zvonek, který nic nedělá.\nPokud váš oblíbený dort právě došel, napište ho na tabuli u\u00a0dveří. Tři čárky a\u00a0pečeme ho znovu. Ze včerejší vánočky děláme žemlovku, nic se nevyhodí.',
  },
  drinks: {
    title: 'Něco do ruky',
    rows: [
      ['Espresso', '1,90 €', 'Z\u00a0pražírny o\u00a0dva domy dál'],
      ['Káva s\u00a0mlékem', '3,20 €', 'V\u00a0misce, na kterou jsou potřeba obě ruce'],
      ['Horká čokoláda', '3,80 €', 'Rozpuštěná, ne z\u00a0prášku'],
      ['Konvice čaje', '3,60 €', 'Máta, lípa nebo černý'],
      ['Rebarborová limonáda', '3,40 €', 'Z\u00a0vlastního sirupu'],
      ['Obláček', '2,20 €', 'Teplé mléko s\u00a0medem pro malé lidi'],
    ],
  },
  breakfast: {
    title: 'Snídaně do jedenácti',
    categories: [
      {
        name: 'Slané',
        dishes: [
          ['Kváskový chléb s\u00a0máslem', '3,20 €', 'Tři krajíce, pažitka, sůl', [1, 7]],
          ['Zastřená vejce', '6,90 €', 'Dvě, na špenátu, s\u00a0opečeným chlebem', [1, 3, 7]],
          ['Snídaňové prkénko pro dva', '14,80 €', 'Sýry, šunka, vejce, chléb a\u00a0džem', [1, 3, 7]],
        ],
      },
      {
        name: 'Sladké',
        dishes: [
          ['Máslový rohlík', '2,10 €', 'Nejlepší do devíti', [1, 3, 7]],
          ['Ovesná kaše', '5,40 €', 'Pečené jablko, ořechy, med', [1, 7, 8]],
          ['Lívance', '6,20 €', 'Zakysaná smetana a\u00a0borůvky', [1, 3, 7]],
        ],
      },
    ],
  },
  gallery: {
    title: 'Jedenáct míst, jedna kočka',
    shots: {
      cake: {
        caption: 'To, co vždycky',
        alt: 'Šálek kávy se srdíčkem z\u00a0mléčné pěny a\u00a0kousek dortu',
      },
      herbs: { caption: 'Máta do čaje', alt: 'Bylinky v\u00a0květináčích na slunné poličce' },
      breakfast: {
        caption: 'S\u00a0sebou, teoreticky',
        alt: 'Podnos se snídaní: káva, croissant a\u00a0ovoce',
      },
    },
  },
  wholeCake: {
    title: 'Celý dort, i\u00a0se jménem',
    text: 'Narozeniny, svatby, omluvy. Řekněte nám, kolik vidliček přijde na stůl, a\u00a0my vám dort nakreslíme. Stačí dva dny předem, od 38 €.',
    buttonText: 'Objednat dort',
  },
  reviews: {
    title: 'Z\u00a0tabule u\u00a0dveří',
    reviews: [
      ['Zastavila jsem se pro rohlíky. To bylo v\u00a0devět, teď je poledne.', 'Lenka', 'stůl u\u00a0okna'],
      ['Dort přežil cestu do Ostravy. Oslavu už ne.', 'Petr a\u00a0Ivana', 'svatba v\u00a0květnu'],
      ['Čárky na tabuli fungují. Makový koláč je zpátky.', 'Pan Ondřej', 'chodí denně'],
    ],
  },
  faq: {
    title: 'Než zazvoníte',
    questions: [
      [
        'Dá se rezervovat stůl?',
        'Na snídani ve všední den ano, zavolejte. O\u00a0víkendu si sedne ten, kdo přijde první.',
      ],
      ['Máte něco bez lepku?', 'Každý den aspoň jeden dort. Pečeme ho ale ve stejné kuchyni jako ostatní.'],
      ['Kdy je potřeba dort objednat?', 'Dva dny předem, svatební tři týdny. Zálohu chceme až od tří pater.'],
    ],
  },
  hoursTitle: 'Kdy se u\u00a0nás svítí',
  openDays: {
    tuesday: ['08:00', '18:00'],
    wednesday: ['08:00', '18:00'],
    thursday: ['08:00', '18:00'],
    friday: ['08:00', '19:00'],
    saturday: ['09:00', '19:00'],
    sunday: ['09:00', '17:00'],
  },
  contactInfo: {
    title: 'Jděte za vůní másla',
    email: 'dort@kavarna.example.com',
    phone: '+420 600 000 202',
    address: 'Zahradnická 2\n500 00 Vzorov',
    description: 'Na rohu s\u00a0pruhovanou markýzou. S\u00a0kočárkem vás pustíme zadním vchodem.',
  },
  contactTitle: 'Napište nám o\u00a0dortu',
  social: { title: 'Co je dnes v\u00a0troubě' },
};

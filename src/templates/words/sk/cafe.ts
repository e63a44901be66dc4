import type { CafeWords } from '../../trades/cafe';

export const cafe: CafeWords = {
  description: 'Koláče, raňajky a\u00a0káva',
  hero: {
    title: 'Najprv koláč. Všetko ostatné počká.',
    subtitle: 'Pečieme od piatej, otvárame o\u00a0ôsmej a\u00a0veterníky bývajú do tretej preč. Príďte skôr.',
    buttonText: 'Objednať tortu',
  },
  shelf: {
    slice: ['Jahodový rez', '3,90 €'],
    bundt: ['Mramorová bábovka', '2,90 €'],
    cup: ['Káva s\u00a0mliekom', '3,20 €'],
    stand: ['Pistáciová torta', '4,60 €'],
    macarons: ['Makrónky', '1,60 €'],
    croissant: ['Maslový rožok', '2,10 €'],
  },
  counter: {
    title: 'Dnes na pulte',
    puff: ['Veterník', '3,40 €', 'Odpaľované cesto, vanilkový krém, karamelový klobúk.'],
    tart: ['Ovocný košíček', '3,50 €', 'Krehké cesto, krém a\u00a0to, čo práve dozrelo.'],
    eclair: ['Kávový éclair', '3,60 €', 'Vnútri káva, navrchu horká čokoláda.'],
    doughnut: ['Šiška s\u00a0lekvárom', '1,90 €', 'Marhuľovým, a\u00a0nie málo. V\u00a0piatok bez mlieka.'],
  },
  shop: {
    title: 'Malý podnik, veľké misy',
    text: 'Pečie Jarka. Vyučila sa vo Viedni, zacnelo sa jej a\u00a0vrátila sa s\u00a0medeným kotlíkom a\u00a0s\u00a0kváskom, ktorý sa volá Gustáv.\nMáme jedenásť miest, jednu mačku v\u00a0okne a\u00a0v\u00a0sobotu žiadne notebooky. Deti smú stláčať zvonček, ktorý nič nerobí.\nAk sa váš obľúbený koláč práve minul, napíšte ho na tabuľu pri dverách. Tri čiarky a\u00a0pečieme ho znova. Z\u00a0včerajšej vianočky robíme žemľovku, nič sa nevyhodí.',
  },
  drinks: {
    title: 'Niečo do ruky',
    rows: [
      ['Espresso', '1,90 €', 'Z\u00a0pražiarne o\u00a0dva domy ďalej'],
      ['Káva s\u00a0mliekom', '3,20 €', 'V\u00a0miske, na ktorú treba obe ruky'],
      ['Horúca čokoláda', '3,80 €', 'Rozpustená, nie z\u00a0prášku'],
      ['Kanvica čaju', '3,60 €', 'Mäta, lipa alebo čierny'],
      ['Rebarborová limonáda', '3,40 €', 'Z\u00a0vlastného sirupu'],
      ['Obláčik', '2,20 €', 'Teplé mlieko s\u00a0medom pre malých ľudí'],
    ],
  },
  breakfast: {
    title: 'Raňajky do jedenástej',
    categories: [
      {
        name: 'Slané',
        dishes: [
          ['Kváskový chlieb s\u00a0maslom', '3,20 €', 'Tri krajce, pažítka, soľ', [1, 7]],
          ['Stratené vajcia', '6,90 €', 'Dve, na špenáte, s\u00a0opečeným chlebom', [1, 3, 7]],
          ['Raňajková doska pre dvoch', '14,80 €', 'Syry, šunka, vajcia, chlieb a\u00a0džem', [1, 3, 7]],
        ],
      },
      {
        name: 'Sladké',
        dishes: [
          ['Maslový rožok', '2,10 €', 'Najlepší do deviatej', [1, 3, 7]],
          ['Ovsená kaša', '5,40 €', 'Pečené jablko, orechy, med', [1, 7, 8]],
          ['Lievance', '6,20 €', 'Kyslá smotana a\u00a0čučoriedky', [1, 3, 7]],
        ],
      },
    ],
  },
  gallery: {
    title: 'Jedenásť miest, jedna mačka',
    shots: {
      cake: {
        caption: 'To, čo vždy',
        alt: 'Šálka kávy so srdiečkom z\u00a0mliečnej peny a\u00a0kúsok torty',
      },
      herbs: { caption: 'Mäta do čaju', alt: 'Bylinky v\u00a0kvetináčoch na slnečnej poličke' },
      breakfast: {
        caption: 'So sebou, teoreticky',
        alt: 'Podnos s\u00a0raňajkami: káva, croissant a\u00a0ovocie',
      },
    },
  },
  wholeCake: {
    title: 'Celá torta, aj s\u00a0menom',
    text: 'Narodeniny, svadby, ospravedlnenia. Povedzte nám, koľko vidličiek pôjde na stôl, a\u00a0my vám tortu nakreslíme. Stačia dva dni vopred, od 38 €.',
    buttonText: 'Objednať tortu',
  },
  reviews: {
    title: 'Z\u00a0tabule pri dverách',
    reviews: [
      ['Zastavila som sa po rožky. To bolo o\u00a0deviatej, teraz je obed.', 'Lenka', 'stôl pri okne'],
      ['Torta prežila cestu do Košíc. Oslavu už nie.', 'Peter a\u00a0Ivana', 'svadba v\u00a0máji'],
      ['Čiarky na tabuli fungujú. Makový koláč je späť.', 'Pán Ondrej', 'chodí denne'],
    ],
  },
  faq: {
    title: 'Než zazvoníte',
    questions: [
      [
        'Dá sa rezervovať stôl?',
        'Na raňajky v\u00a0pracovný deň áno, zavolajte. Cez víkend si sadne ten, kto príde prvý.',
      ],
      [
        'Máte niečo bez lepku?',
        'Každý deň aspoň jeden koláč. Pečieme ho však v\u00a0tej istej kuchyni ako ostatné.',
      ],
      [
        'Kedy treba objednať tortu?',
        'Dva dni vopred, svadobnú tri týždne. Zálohu pýtame až od troch poschodí.',
      ],
    ],
  },
  hoursTitle: 'Kedy sa u\u00a0nás svieti',
  openDays: {
    tuesday: ['08:00', '18:00'],
    wednesday: ['08:00', '18:00'],
    thursday: ['08:00', '18:00'],
    friday: ['08:00', '19:00'],
    saturday: ['09:00', '19:00'],
    sunday: ['09:00', '17:00'],
  },
  contactInfo: {
    title: 'Choďte za vôňou masla',
    email: 'torta@kaviaren.example.com',
    phone: '+421 900 000 202',
    address: 'Záhradnícka 2\n811 00 Vzorovce',
    description: 'Na rohu s\u00a0pásikavou markízou. S\u00a0kočíkom vás pustíme zadným vchodom.',
  },
  contactTitle: 'Napíšte nám o\u00a0torte',
  social: { title: 'Čo je dnes v\u00a0rúre' },
};

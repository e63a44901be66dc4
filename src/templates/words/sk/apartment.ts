import type { ApartmentWords } from '../../trades/apartment';

export const apartment: ApartmentWords = {
  description: 'Štyri izby okolo dvora',
  hero: {
    title: 'Štyri okná svietia. Jedno je vaše.',
    subtitle: 'Dom s\u00a0dvorom v\u00a0strede mesta, bez recepcie a\u00a0bez hluku.',
    buttonText: 'Voľné noci',
  },
  rooms: {
    title: 'Izby',
    seasons: ['Január – marec', 'Apríl – október', 'November, december'],
    rooms: {
      'roof-room': {
        name: 'Pod strechou',
        text: 'Šikmé okno, pod ním vaňa a\u00a0celé námestie bez jeho hluku.',
        size: '31\u00a0m²',
        beds: 'posteľ 180\u00a0cm',
        equipment: ['vaňa', 'kuchynka', '5. poschodie, výťah'],
        alt: 'Posteľ s\u00a0bielou bielizňou a\u00a0vankúšmi v\u00a0šikmom svetle',
        price: 96,
        prices: ['96 €', '112 €', '104 €'],
        guests: 'Pre dvoch',
      },
      'table-room': {
        name: 'Stôl pre dvoch',
        text: 'Môžete tu pracovať. Môžete aj zavrieť notebook a\u00a0vypýtať si raňajkový kôš.',
        size: '24\u00a0m²',
        beds: 'posteľ 160\u00a0cm',
        equipment: ['pracovný stôl', 'balkón do dvora'],
        alt: 'Okrúhly stôl prestretý pre dvoch pod lampou, za ním zelená stena',
        price: 78,
        prices: ['78 €', '92 €', '84 €'],
        guests: 'Pre dvoch',
      },
      'red-room': {
        name: 'Červená',
        text: 'Malá, červená a\u00a0vždy preč ako prvá. Fľaša na stole je vaša.',
        size: '19\u00a0m²',
        beds: 'posteľ 160\u00a0cm',
        equipment: ['sprcha', 'gramofón'],
        alt: 'Fľaša červeného vína, syr a\u00a0hrozno pred červenou stenou',
        price: 69,
        prices: ['69 €', '79 €', '74 €'],
        guests: 'Pre dvoch',
      },
      'fire-room': {
        name: 'S\u00a0kozubom',
        text: 'Dve miestnosti a\u00a0medzi nimi dvere. Pre tých, čo cestujú s\u00a0deťmi alebo s\u00a0niekým, kto si číta do noci.',
        size: '46\u00a0m²',
        beds: 'dve spálne',
        equipment: ['kuchyňa', 'práčka', 'kozub'],
        alt: 'Kreslo pri kozube s\u00a0horiacim ohňom',
        price: 119,
        prices: ['119 €', '139 €', '129 €'],
        guests: 'Pre štyroch',
      },
    },
  },
  bookingTitle: 'Vyberte si noci',
  arrival: {
    title: 'Dvere sa otvoria samy',
    rows: [
      [
        'Príde vám kód',
        'od 14:00',
        'E-mailom aj správou, v\u00a0deň príchodu. Žiadna recepcia, žiadny kľúč, ktorý by ste stratili.',
      ],
      [
        'Brána vás spozná',
        'kedykoľvek',
        'Čierna brána s\u00a0lampou vpravo. Cez dvor, výťah je za gaštanom.',
      ],
      [
        'Zabuchnite za sebou',
        'do 11:00',
        'To je všetko. Batožina môže do večera zostať v\u00a0skrinke dolu.',
      ],
    ],
  },
  reviews: {
    title: 'Hostia',
    reviews: [
      [
        'Najtichšia izba v\u00a0meste, v\u00a0akej sme spali. A\u00a0spali sme v\u00a0mnohých.',
        'Hana D.',
        'dve noci v\u00a0októbri',
      ],
      ['Žiadna recepcia, žiadny bufet. Len veľmi dobrá posteľ.', 'Juraj W.', 'týždeň v\u00a0máji'],
    ],
  },
  faq: {
    title: 'Čo ešte vedieť',
    questions: [
      [
        'Kde zaparkujem?',
        'Vo dvore sú dve miesta za 9 € na noc. Napíšte nám vopred, inak je garáž o\u00a0ulicu ďalej.',
      ],
      [
        'Dajú sa objednať raňajky?',
        'Kôš za 14 € pre dvoch, o\u00a0ôsmej pred dverami. Pekáreň oproti otvára o\u00a0šiestej.',
      ],
      [
        'Zľava pri dlhšom pobyte?',
        'Od tretej noci 8\u00a0%, od siedmej 15\u00a0%. Miestna daň je v\u00a0cene.',
      ],
      [
        'A\u00a0keď kód nefunguje?',
        'Zavolajte. Do desiatej večer zdvihne človek, potom tiež, len ospalejší.',
      ],
    ],
  },
  contactInfo: {
    title: 'Dve minúty odvšadiaľ',
    email: 'noc@byty.example.com',
    phone: '+421 900 000 909',
    address: 'Vzorová 9\n811 00 Vzorovce',
    hours: 'Telefón 8:00 – 22:00\nPríchod od 14:00, odchod do 11:00',
    description: 'Električka dve minúty, stanica deväť, park štyri.',
  },
  contactTitle: 'Napíšte nám',
  social: { title: 'Svetlo vo dvore' },
};

import type { ApartmentWords } from '../../trades/apartment';

export const apartment: ApartmentWords = {
  description: 'Čtyři pokoje kolem dvora',
  hero: {
    title: 'Čtyři okna svítí. Jedno je vaše.',
    subtitle: 'Dům s\u00a0dvorem uprostřed města, bez recepce a\u00a0bez hluku.',
    buttonText: 'Volné noci',
  },
  rooms: {
    title: 'Pokoje',
    seasons: ['Leden – březen', 'Duben – říjen', 'Listopad, prosinec'],
    rooms: {
      'roof-room': {
        name: 'Pod střechou',
        text: 'Šikmé okno, pod ním vana a\u00a0celé náměstí bez jeho hluku.',
        size: '31\u00a0m²',
        beds: 'postel 180\u00a0cm',
        equipment: ['vana', 'kuchyňka', '5. patro, výtah'],
        alt: 'Postel s\u00a0bílým povlečením a\u00a0polštáři v\u00a0šikmém světle',
        price: 98,
        prices: ['98 €', '114 €', '106 €'],
        guests: 'Pro dva',
      },
      'table-room': {
        name: 'Stůl pro dva',
        text: 'Můžete tu pracovat. Můžete taky zavřít notebook a\u00a0říct si o\u00a0snídaňový koš.',
        size: '24\u00a0m²',
        beds: 'postel 160\u00a0cm',
        equipment: ['pracovní stůl', 'balkon do dvora'],
        alt: 'Kulatý stůl prostřený pro dva pod lampou, za ním zelená stěna',
        price: 80,
        prices: ['80 €', '94 €', '86 €'],
        guests: 'Pro dva',
      },
      'red-room': {
        name: 'Červený',
        text: 'Malý, červený a\u00a0vždycky první pryč. Láhev na stole je vaše.',
        size: '19\u00a0m²',
        beds: 'postel 160\u00a0cm',
        equipment: ['sprcha', 'gramofon'],
        alt: 'Láhev červeného vína, sýr a\u00a0hrozny před červenou stěnou',
        price: 71,
        prices: ['71 €', '81 €', '76 €'],
        guests: 'Pro dva',
      },
      'fire-room': {
        name: 'S\u00a0krbem',
        text: 'Dvě místnosti a\u00a0mezi nimi dveře. Pro ty, kdo cestují s\u00a0dětmi nebo s\u00a0někým, kdo si čte do noci.',
        size: '46\u00a0m²',
        beds: 'dvě ložnice',
        equipment: ['kuchyň', 'pračka', 'krb'],
        alt: 'Křeslo u\u00a0krbu s\u00a0hořícím ohněm',
        price: 122,
        prices: ['122 €', '142 €', '132 €'],
        guests: 'Pro čtyři',
      },
    },
  },
  bookingTitle: 'Vyberte si noci',
  arrival: {
    title: 'Dveře se otevřou samy',
    rows: [
      [
        'Přijde vám kód',
        'od 14:00',
        'E-mailem i\u00a0zprávou, v\u00a0den příjezdu. Žádná recepce, žádný klíč, který byste ztratili.',
      ],
      ['Brána vás pozná', 'kdykoli', 'Černá brána s\u00a0lampou vpravo. Přes dvůr, výtah je za kaštanem.'],
      ['Zavřete za sebou', 'do 11:00', 'To je všechno. Zavazadla můžou do večera zůstat ve skříňce dole.'],
    ],
  },
  reviews: {
    title: 'Hosté',
    reviews: [
      [
        'Nejtišší pokoj ve městě, v\u00a0jakém jsme spali. A\u00a0spali jsme v\u00a0mnoha.',
        'Hana D.',
        'dvě noci v\u00a0říjnu',
      ],
      ['Žádná recepce, žádný bufet. Jen velmi dobrá postel.', 'Jiří W.', 'týden v\u00a0květnu'],
    ],
  },
  faq: {
    title: 'Co se ještě hodí vědět',
    questions: [
      [
        'Kde zaparkuji?',
        'Ve dvoře jsou dvě místa za 9 € na noc. Napište nám předem, jinak je garáž o\u00a0ulici dál.',
      ],
      [
        'Dá se objednat snídaně?',
        'Koš za 14 € pro dva, v\u00a0osm přede dveřmi. Pekárna naproti otevírá v\u00a0šest.',
      ],
      [
        'Sleva při delším pobytu?',
        'Od třetí noci 8\u00a0%, od sedmé 15\u00a0%. Místní poplatek je v\u00a0ceně.',
      ],
      [
        'A\u00a0když kód nefunguje?',
        'Zavolejte. Do deseti večer to zvedne člověk, potom taky, jen ospalejší.',
      ],
    ],
  },
  contactInfo: {
    title: 'Dvě minuty odevšad',
    email: 'noc@byty.example.com',
    phone: '+420 600 000 909',
    address: 'Vzorová 9\n602 00 Brno',
    hours: 'Telefon 8:00 – 22:00\nPříjezd od 14:00, odjezd do 11:00',
    description: 'Tramvaj dvě minuty, nádraží devět, park čtyři.',
  },
  contactTitle: 'Napište nám',
  social: { title: 'Světlo ve dvoře' },
};

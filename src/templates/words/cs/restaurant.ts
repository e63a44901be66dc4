import type { RestaurantWords } from '../../trades/restaurant';

export const restaurant: RestaurantWords = {
  description: 'Rodinná restaurace s\u00a0krátkým lístkem',
  laidTableAlt: 'Kulatý stůl prostřený pro dva pod žlutou lampou, na něm víno, svíčka a rostlina',
  kitchen: {
    title: 'Naše kuchyně',
    text: 'V\u00a0kuchyni vládne Marta. Vařit se naučila od babičky, všechno ostatní ve třech hotelech.\nJídelní lístek máme krátký a\u00a0mění se podle počasí.',
  },
  menu: {
    title: 'Jídelní lístek',
    rows: [
      ['Hovězí vývar s\u00a0domácími nudlemi', '4,90 €', 'Zelenina, játrové knedlíčky'],
      ['Krém z\u00a0pečené dýně', '4,60 €', 'Dýňový olej, pražená semínka'],
      ['Hovězí tatarák', '13,50 €', 'Topinky, česnek, červená cibule'],
      ['Pečené kachní stehno', '15,90 €', 'Bramborový knedlík, červené zelí'],
      ['Svíčková na smetaně', '13,80 €', 'Houskový knedlík, brusinky'],
      ['Pstruh na másle', '15,40 €', 'Brambory s\u00a0koprem'],
      ['Hovězí líčka na červeném víně', '18,60 €', 'Bramborová kaše s\u00a0křenem'],
      ['Smažený květák', '9,90 €', 'Tatarská omáčka, nové brambory'],
      ['Vepřový řízek', '12,90 €', 'Bramborový salát jako doma'],
      ['Salát z\u00a0pečené řepy', '8,70 €', 'Kozí sýr, vlašské ořechy, jablečný ocet'],
      ['Tvarohové knedlíky se švestkami', '7,20 €', 'Strouhanka na másle'],
      ['Hrušky v\u00a0zázvorovém sirupu', '6,40 €', 'Vanilková zmrzlina'],
      ['Palačinky s\u00a0džemem', '5,90 €', 'Meruňkový nebo rybízový'],
      ['Domácí dort', '4,80 €', 'Dokud je co krájet'],
    ],
  },
  drinks: {
    title: 'Nápoje',
    rows: [
      ['Čepovaný ležák', '2,40 €', '0,5\u00a0l'],
      ['Rozlévané víno, bílé nebo červené', '3,40 €', '0,15\u00a0l'],
      ['Bezová limonáda', '3,10 €', '0,4\u00a0l'],
      ['Espresso', '1,90 €'],
    ],
  },
  gallery: {
    title: 'U\u00a0našeho stolu',
    shots: {
      lunch: {
        caption: 'Nedělní oběd',
        alt: 'Hlavní jídlo se zeleninou na talíři, příbor a ubrousek, pohled shora',
      },
      pizza: {
        caption: 'Ve středu pečeme pizzu',
        alt: 'Pizza s olivami a bazalkou na dřevěném prkénku',
      },
      cake: {
        caption: 'Dort dne',
        alt: 'Šálek kávy se srdíčkem z mléčné pěny a kousek dortu',
      },
    },
  },
  invitation: {
    title: 'Přijďte hladoví, zůstaňte na dort',
    subtitle:
      'Vaříme z\u00a0toho, co nám ráno přivezli. Když jídlo dojde, smažeme ho z\u00a0tabule a\u00a0vymyslíme další.',
    buttonText: 'Rezervovat stůl',
  },
  booking: {
    title: 'Rezervace stolu',
    forTwo: { name: 'Stůl pro dva' },
    forFour: { name: 'Stůl pro čtyři' },
    forEight: { name: 'Velký stůl pro osm', description: 'S předkrmem pro celý stůl' },
  },
  openDays: {
    tuesday: ['11:00', '22:00'],
    wednesday: ['11:00', '22:00'],
    thursday: ['11:00', '22:00'],
    friday: ['11:00', '22:00'],
    saturday: ['11:00', '23:00'],
    sunday: ['11:00', '16:00'],
  },
  products: {
    title: 'Z\u00a0naší spíže',
    herbs: {
      name: 'Bylinky z naší police',
      description: 'Bazalka, tymián a\u00a0pažitka v\u00a0jedné dřevěné bedýnce.',
      price: '12,90 €',
    },
    wineAndCheese: {
      name: 'Červené víno a tři sýry',
      description: 'Láhev 0,75\u00a0l a\u00a0300\u00a0g sýra zabalené do lněného plátna.',
      price: '27,50 €',
    },
  },
  poll: {
    question: 'Co uvaříme příští neděli?',
    options: [
      'Zelňačku s\u00a0klobásou a\u00a0houbami',
      'Pečenou husu s\u00a0knedlíkem',
      'Škubánky s\u00a0mákem',
    ],
  },
  ingredients: {
    title: 'Odkud máme suroviny',
    content:
      'Zeleninu ze dvou zahrad, na které je vidět z\u00a0naší terasy.\nPstruhy z\u00a0potoka za mlýnem.\nMaso nám v\u00a0úterý a\u00a0v\u00a0pátek vozí farma jedenáct kilometrů odsud, mouku máme přímo z\u00a0mlýna.\nJaká bude polévka, rozhodne to, co v\u00a0košíku přinesou sousedé. Máte moc švestek? My taky, ale něco už vymyslíme.',
  },
  contactInfo: {
    title: 'Kde nás najdete',
    email: 'stul@restaurace.example.com',
    phone: '+420 600 000 456',
    address: 'Podhradí 3\n500 00 Vzorovice',
    hours: 'Úterý – pátek 11:00 – 22:00\nSobota 11:00 – 23:00\nNeděle 11:00 – 16:00\nPondělí zavřeno',
    description: 'Dvanáct stolů uvnitř, šest pod hrušněmi. Psi jsou vítáni.',
  },
  contactTitle: 'Oslavy a\u00a0skupiny',
  social: { title: 'Co se dnes vaří' },
};

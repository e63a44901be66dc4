import type { RestaurantWords } from '../../trades/restaurant';

export const restaurant: RestaurantWords = {
  description: 'Rodinná restaurace u\u00a0rybníka',
  kitchen: {
    title: 'Naše kuchyně',
    text: 'V\u00a0kuchyni velí Marta. Vařit se naučila od babičky, všechno ostatní ve třech hotelech. Lístek máme krátký a\u00a0mění se podle počasí.\nRyby jsou z\u00a0rybníka, na který vidíte od okna, zelenina ze dvou zahrad za ním. Maso nám v\u00a0úterý a\u00a0v\u00a0pátek vozí z\u00a0farmy vzdálené jedenáct kilometrů, mouku máme přímo z\u00a0mlýna.\nJaká bude polévka, rozhodne to, co v\u00a0košíku přinesou sousedé. Máte moc švestek? My taky, ale něco už vymyslíme.',
  },
  daily: {
    title: 'Polední menu',
    hours: ['11:00', '14:30'],
    days: [
      [
        ['Koprová polévka', '2,20 €', 'S\u00a0bramborem a\u00a0vejcem', [3, 7], '0,3\u00a0l'],
        ['Kuřecí stehno na paprice', '7,90 €', 'Kolínka', [1, 3, 7]],
        ['Zapečené nudle se špenátem', '7,40 €', 'Sýr, rajčata', [1, 3, 7]],
      ],
      [
        ['Fazolová s\u00a0uzeným', '2,40 €', 'Kořenová zelenina', [1, 9], '0,3\u00a0l'],
        ['Hovězí guláš', '8,40 €', 'Domácí knedlík', [1, 3, 7]],
        ['Lívance s\u00a0tvarohem', '6,90 €', 'Švestkový kompot', [1, 3, 7]],
      ],
    ],
  },
  menu: {
    title: 'Jídelní lístek',
    categories: [
      {
        name: 'Na začátek',
        dishes: [
          [
            'Rybí polévka',
            '5,40 €',
            'Kapr, jikry, kořenová zelenina, opečený chléb',
            [1, 4, 7, 9],
            '0,3\u00a0l',
          ],
          ['Kulajda', '4,90 €', 'Houby, kopr, zastřené vejce', [1, 3, 7], '0,3\u00a0l'],
          ['Pečená řepa', '8,70 €', 'Kozí sýr, vlašské ořechy, jablečný ocet', [7, 8, 12]],
        ],
      },
      {
        name: 'Z\u00a0rybníka',
        dishes: [
          ['Kapr na másle', '15,90 €', 'Brambory s\u00a0koprem, citron', [4, 7]],
          [
            'Kapří hranolky',
            '12,40 €',
            'Bez kostí, v\u00a0pivním těstíčku, tatarská omáčka',
            [1, 3, 4, 7, 10],
          ],
          ['Candát s\u00a0pečenou zeleninou', '19,80 €', 'Hnědé máslo, petrželové brambory', [4, 7]],
        ],
      },
      {
        name: 'Z\u00a0trouby',
        dishes: [
          ['Pečená kachna', '17,90 €', 'Dvoje zelí, bramborové knedlíky', [1, 3, 7]],
          ['Svíčková na smetaně', '14,60 €', 'Pět houskových knedlíků, brusinky', [1, 3, 7, 9, 10]],
          ['Hovězí líčka na červeném víně', '18,60 €', 'Bramborová kaše s\u00a0křenem', [7, 9, 12]],
          ['Smažený květák', '9,90 €', 'Tatarská omáčka, nové brambory', [1, 3, 7, 10]],
        ],
      },
      {
        name: 'Sladké',
        dishes: [
          ['Švestkové knedlíky', '7,20 €', 'Tvaroh, máslo, cukr', [1, 3, 7]],
          ['Hrušky v\u00a0zázvorovém sirupu', '6,40 €', 'Vanilková zmrzlina', [3, 7]],
          ['Domácí dort', '4,80 €', 'Dokud se nesní', [1, 3, 7, 8]],
        ],
      },
      {
        name: 'Ze sklepa',
        dishes: [
          ['Točená desítka', '2,20 €', '', [1], '0,5\u00a0l'],
          ['Rozlévané víno, bílé nebo červené', '3,40 €', '', [12], '0,15\u00a0l'],
          ['Bezová limonáda', '3,10 €', '', [], '0,4\u00a0l'],
          ['Espresso', '1,90 €'],
        ],
      },
    ],
  },
  bigTable: {
    title: 'K\u00a0velkému stolu se vejde osm lidí',
    subtitle: 'Zažil pár svateb, jednu stávku a\u00a0všechny křtiny ve vsi. S\u00a0předkrmem pro celý stůl.',
    buttonText: 'Kdy je volný',
  },
  invitation: {
    title: 'Pojďte ke\u00a0stolu',
    subtitle:
      'Kapr zpoza hráze, knedlíky z\u00a0hrnce a\u00a0pivo ze sklepa. Když jídlo dojde, smažeme ho z\u00a0tabule a\u00a0vymyslíme další.',
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
  reviews: {
    title: 'Od vedlejšího stolu',
    reviews: [
      ['Kapr, jakého dělala moje babička. Jen mi ho tady přinesli bez kostí.', 'Marie Š.', 'nedělní oběd'],
      [
        'Přišli jsme na polévku a\u00a0odešli s\u00a0bedýnkou bylinek.',
        'Rodina Kovářových',
        'dva dospělí, tři děti',
      ],
    ],
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
  feast: {
    title: 'Slavíte?',
    text: 'Až třicet lidí posadíme pohromadě. Řekněte nám den a\u00a0kolik vás bude, menu vám pošleme do druhého dne.',
    buttonText: 'Napsat nám',
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

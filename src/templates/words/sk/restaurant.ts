import type { RestaurantWords } from '../../trades/restaurant';

export const restaurant: RestaurantWords = {
  description: 'Rodinná reštaurácia pri rybníku',
  kitchen: {
    title: 'Naša kuchyňa',
    text: 'V\u00a0kuchyni velí Marta. Variť sa naučila od starej mamy, všetko ostatné v\u00a0troch hoteloch. Jedálny lístok máme krátky a\u00a0mení sa podľa počasia.\nRyby sú z\u00a0rybníka, na ktorý vidíte od okna, zelenina z\u00a0dvoch záhrad za ním. Mäso nám v\u00a0utorok a\u00a0v\u00a0piatok vozí farma vzdialená jedenásť kilometrov, múku máme priamo z\u00a0mlyna.\nAká bude polievka, rozhodne to, čo v\u00a0košíku prinesú susedia. Máte priveľa sliviek? Aj my, ale niečo už vymyslíme.',
  },
  daily: {
    title: 'Denné menu',
    hours: ['11:00', '14:30'],
    days: [
      [
        ['Kôprová polievka', '2,20 €', 'So zemiakmi a\u00a0vajcom', [3, 7], '0,3\u00a0l'],
        ['Kuracie stehno na paprike', '7,90 €', 'Kolienka', [1, 3, 7]],
        ['Zapekané cestoviny so špenátom', '7,40 €', 'Bryndza, rajčiny', [1, 3, 7]],
      ],
      [
        ['Fazuľová s\u00a0údeným', '2,40 €', 'Koreňová zelenina', [1, 9], '0,3\u00a0l'],
        ['Hovädzí guláš', '8,40 €', 'Domáca knedľa', [1, 3, 7]],
        ['Palacinky s\u00a0tvarohom', '6,90 €', 'Kompót zo sliviek', [1, 3, 7]],
      ],
    ],
  },
  menu: {
    title: 'Jedálny lístok',
    categories: [
      {
        name: 'Na začiatok',
        dishes: [
          [
            'Rybacia polievka',
            '5,40 €',
            'Kapor, ikry, koreňová zelenina, opečený chlieb',
            [1, 4, 7, 9],
            '0,3\u00a0l',
          ],
          [
            'Hovädzí vývar s\u00a0domácimi rezancami',
            '4,90 €',
            'Zelenina, pečeňové knedličky',
            [1, 3, 9],
            '0,3\u00a0l',
          ],
          ['Šalát z\u00a0pečenej cvikly', '8,70 €', 'Kozí syr, vlašské orechy, jablčný ocot', [7, 8, 12]],
        ],
      },
      {
        name: 'Z\u00a0rybníka',
        dishes: [
          ['Kapor na masle', '15,90 €', 'Zemiaky s\u00a0kôprom, citrón', [4, 7]],
          [
            'Kaprie hranolčeky',
            '12,40 €',
            'Bez kostí, v\u00a0pivnom cestíčku, tatárska omáčka',
            [1, 3, 4, 7, 10],
          ],
          ['Zubáč s\u00a0pečenou zeleninou', '19,80 €', 'Hnedé maslo, petržlenové zemiaky', [4, 7]],
        ],
      },
      {
        name: 'Z\u00a0pece',
        dishes: [
          ['Pečená kačacia štvrtka', '17,90 €', 'Lokše, červená kapusta s\u00a0hruškou', [1, 7]],
          ['Hovädzie líčka na červenom víne', '18,60 €', 'Zemiaková kaša s\u00a0chrenom', [7, 9, 12]],
          ['Bryndzové halušky', '9,80 €', 'Údená slanina, pažítka', [1, 3, 7]],
          ['Vyprážaný karfiol', '9,90 €', 'Tatárska omáčka, nové zemiaky', [1, 3, 7, 10]],
        ],
      },
      {
        name: 'Sladké',
        dishes: [
          ['Tvarohové knedle so slivkami', '7,20 €', 'Strúhanka na masle', [1, 3, 7]],
          ['Hrušky v\u00a0zázvorovom sirupe', '6,40 €', 'Vanilková zmrzlina', [3, 7]],
          ['Domáca torta', '4,80 €', 'Kým sa nezje', [1, 3, 7, 8]],
        ],
      },
      {
        name: 'Z\u00a0pivnice',
        dishes: [
          ['Čapovaný ležiak', '2,40 €', '', [1], '0,5\u00a0l'],
          ['Rozlievané víno, biele alebo červené', '3,40 €', '', [12], '0,15\u00a0l'],
          ['Bazová limonáda', '3,10 €', '', [], '0,4\u00a0l'],
          ['Espresso', '1,90 €'],
        ],
      },
    ],
  },
  bigTable: {
    title: 'Veľký stôl má osem miest',
    subtitle:
      'Sedelo pri ňom pár svadieb, jeden štrajk a\u00a0každé krstiny v\u00a0dedine. S\u00a0predjedlom pre celý stôl.',
    buttonText: 'Zistiť, kedy je voľný',
  },
  invitation: {
    title: 'Poďte k\u00a0stolu',
    subtitle:
      'Kapor spoza hrádze, lokše z\u00a0platne a\u00a0pivo z\u00a0pivnice. Keď sa jedlo minie, zotrieme ho z\u00a0tabule a\u00a0vymyslíme ďalšie.',
    buttonText: 'Rezervovať stôl',
  },
  booking: {
    title: 'Rezervácia stola',
    forTwo: { name: 'Stôl pre dvoch' },
    forFour: { name: 'Stôl pre štyroch' },
    forEight: { name: 'Veľký stôl pre ôsmich', description: 'S predjedlom pre celý stôl' },
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
    title: 'Od vedľajšieho stola',
    reviews: [
      ['Kapor, aký robila moja babka. Len tu mi ho doniesli bez kostí.', 'Mária Š.', 'nedeľný obed'],
      ['Prišli sme na polievku, odišli s\u00a0bylinkami.', 'Rodina Kováčová', 'dvaja dospelí, tri deti'],
    ],
  },
  products: {
    title: 'Z\u00a0našej špajze',
    herbs: {
      name: 'Bylinky z našej police',
      description: 'Bazalka, tymian a\u00a0pažítka v\u00a0jednej drevenej debničke.',
      price: '12,90 €',
    },
    wineAndCheese: {
      name: 'Červené víno a tri syry',
      description: 'Fľaša 0,75\u00a0l a\u00a0300\u00a0g syra zabalené v\u00a0ľanovom plátne.',
      price: '27,50 €',
    },
  },
  feast: {
    title: 'Oslavujete?',
    text: 'Do tridsiatich ľudí vás posadíme spolu. Povedzte nám deň a\u00a0koľko vás bude, menu vám pošleme do druhého dňa.',
    buttonText: 'Napísať nám',
  },
  contactInfo: {
    title: 'Kde nás nájdete',
    email: 'stol@restauracia.example.com',
    phone: '+421 900 000 456',
    address: 'Podhradie 3\n900 00 Vzorovce',
    hours: 'Utorok – piatok 11:00 – 22:00\nSobota 11:00 – 23:00\nNedeľa 11:00 – 16:00\nPondelok zatvorené',
    description: 'Dvanásť stolov vnútri, šesť pod hruškami. Psy sú vítané.',
  },
  contactTitle: 'Oslavy a\u00a0skupiny',
  social: { title: 'Čo sa dnes varí' },
};

import type { RestaurantWords } from '../../trades/restaurant';

export const restaurant: RestaurantWords = {
  description: 'Rodinná reštaurácia s\u00a0krátkym lístkom',
  laidTableAlt: 'Okrúhly stôl prestretý pre dvoch pod žltou lampou, na ňom víno, sviečka a rastlina',
  kitchen: {
    title: 'Naša kuchyňa',
    text: 'V\u00a0kuchyni velí Marta. Variť sa naučila od starej mamy, všetko ostatné v\u00a0troch hoteloch.\nJedálny lístok máme krátky a\u00a0mení sa podľa počasia.',
  },
  menu: {
    title: 'Jedálny lístok',
    rows: [
      ['Hovädzí vývar s\u00a0domácimi rezancami', '4,90 €', 'Zelenina, pečeňové knedličky'],
      ['Krém z\u00a0pečenej tekvice', '4,60 €', 'Tekvicový olej, pražené semienka'],
      ['Tatársky biftek', '13,50 €', 'Hrianky, cesnak, červená cibuľa'],
      ['Pečená kačacia štvrtka', '17,90 €', 'Lokše, červená kapusta s\u00a0hruškou'],
      ['Bryndzové halušky', '9,80 €', 'Údená slanina, pažítka'],
      ['Pstruh na masle', '15,40 €', 'Zemiaky s\u00a0kôprom'],
      ['Hovädzie líčka na červenom víne', '18,60 €', 'Zemiaková kaša s\u00a0chrenom'],
      ['Vyprážaný karfiol', '9,90 €', 'Tatárska omáčka, nové zemiaky'],
      ['Bravčový rezeň', '13,90 €', 'Zemiakový šalát ako doma'],
      ['Šalát z\u00a0pečenej cvikly', '8,70 €', 'Kozí syr, vlašské orechy, jablčný ocot'],
      ['Tvarohové knedle so slivkami', '7,20 €', 'Strúhanka na masle'],
      ['Hrušky v\u00a0zázvorovom sirupe', '6,40 €', 'Vanilková zmrzlina'],
      ['Palacinky s\u00a0džemom', '5,90 €', 'Marhuľový alebo ríbezľový'],
      ['Domáca torta', '4,80 €', 'Kým sa nezje'],
    ],
  },
  drinks: {
    title: 'Nápoje',
    rows: [
      ['Čapovaný ležiak', '2,40 €', '0,5\u00a0l'],
      ['Rozlievané víno, biele alebo červené', '3,40 €', '0,15\u00a0l'],
      ['Bazová limonáda', '3,10 €', '0,4\u00a0l'],
      ['Espresso', '1,90 €'],
    ],
  },
  gallery: {
    title: 'U\u00a0nás pri stole',
    shots: {
      lunch: {
        caption: 'Nedeľný obed',
        alt: 'Hlavné jedlo so zeleninou na tanieri, príbor a obrúsok, pohľad zhora',
      },
      pizza: {
        caption: 'V\u00a0stredu pečieme pizzu',
        alt: 'Pizza s olivami a bazalkou na drevenej doske',
      },
      cake: {
        caption: 'Torta dňa',
        alt: 'Šálka kávy so srdiečkom z mliečnej peny a kúsok torty',
      },
    },
  },
  invitation: {
    title: 'Príďte hladní, zostaňte na koláč',
    subtitle:
      'Varíme z\u00a0toho, čo nám ráno priviezli. Keď sa jedlo minie, zotrieme ho z\u00a0tabule a\u00a0vymyslíme ďalšie.',
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
  poll: {
    question: 'Čo uvaríme budúcu nedeľu?',
    options: ['Kapustnicu s\u00a0klobásou a\u00a0hubami', 'Pečenú hus s\u00a0lokšami', 'Makové šúľance'],
  },
  ingredients: {
    title: 'Odkiaľ máme suroviny',
    content:
      'Zeleninu z\u00a0dvoch záhrad, ktoré vidno z\u00a0našej terasy.\nPstruhy z\u00a0potoka za mlynom.\nMäso nám v\u00a0utorok a\u00a0v\u00a0piatok vozí farma vzdialená jedenásť kilometrov, múku máme priamo z\u00a0mlyna.\nAká bude polievka, rozhodne to, čo v\u00a0košíku prinesú susedia. Máte priveľa sliviek? Aj my, ale niečo už vymyslíme.',
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

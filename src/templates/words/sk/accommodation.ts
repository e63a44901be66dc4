import type { AccommodationWords } from '../../trades/accommodation';

export const accommodation: AccommodationWords = {
  description: 'Dve izby nad údolím',
  hero: {
    title: 'Tu hore má rok ešte štyri časti',
    subtitle:
      'Zrubový dom v\u00a01\u00a0180 metroch, s\u00a0pecou v\u00a0izbe, polievkou o\u00a0šiestej a\u00a0bez televízora. Pevné topánky si vezmite, ostatné máme.',
    buttonText: 'Voľné noci',
  },
  house:
    'Šesť postelí, jeden dlhý stôl a\u00a0jarabina pri dverách. Stojíme tam, kde sa z\u00a0cesty stáva chodník.',
  rooms: {
    title: 'Izby',
    seasons: ['Jar a\u00a0jeseň', 'Leto', 'Zima'],
    rooms: {
      'rowan-room': {
        name: 'Jarabinová izba',
        text: 'Ranné slnko od pol ôsmej a\u00a0strom, na ktorý z\u00a0balkóna dočiahnete. Pes je vítaný.',
        size: '18\u00a0m²',
        beds: 'manželská posteľ',
        equipment: ['vlastná kúpeľňa', 'balkón na juh'],
        alt: 'Drevená posteľ s\u00a0bielou bielizňou, za oknom hory',
        price: 82,
        prices: ['82 €', '94 €', '98 €'],
        guests: 'Pre dvoch',
      },
      'stove-room': {
        name: 'Izba s\u00a0pecou',
        text: 'Pre ľudí, čo si prišli čítať. Drevo je naukladané pri dverách, prvý oheň vám založíme.',
        size: '26\u00a0m²',
        beds: 'manželská posteľ a\u00a0poschodová',
        equipment: ['vlastná kúpeľňa', 'pec', 'polica s\u00a0knihami'],
        alt: 'Zelené kreslo pri kamennom kozube s\u00a0horiacim ohňom',
        price: 118,
        prices: ['118 €', '128 €', '138 €'],
        guests: 'Pre štyroch',
      },
    },
  },
  lake: {
    title: 'K\u00a0jazeru štrnásť minút',
    subtitle: 'Dolu bosí, hore dvadsaťdva. Cestou rastú čučoriedky, takže radšej rátajte so štyridsiatimi.',
    buttonText: 'Kedy máte voľné?',
  },
  bookingTitle: 'Rezervujte si pobyt',
  year: {
    title: 'Za čím a\u00a0kedy',
    spring: [
      'Keď sneh povolí',
      'marec – máj',
      'Krokusy pod lanovkou, prázdne chodníky a\u00a0večer ešte pec.',
    ],
    summer: ['Bosé nohy', 'jún – august', 'Jazero, čučoriedky a\u00a0raňajky na terase.'],
    autumn: [
      'Červené týždne',
      'september, október',
      'Jelene pred šiestou, huby pred deviatou, slivkové knedle potom.',
    ],
    winter: [
      'Ticho na lyžiach',
      'december – február',
      'Upravená stopa sa začína pri bránke. Topánky vám vysušíme.',
    ],
  },
  hosts: {
    title: 'Dobré ráno',
    text: 'Sme Zuzka a\u00a0Ondrej. Dom sme prevzali po Ondrejovej starej mame aj s\u00a0kváskom a\u00a0jedenástimi jabloňami.\nRaňajky sú o\u00a0ôsmej, alebo keď zídete dolu: chlieb z\u00a0našej pece, maslo a\u00a0syr z\u00a0údolia a\u00a0vajcia, ak sliepky súhlasia.',
    alt: 'Podnos s\u00a0raňajkami: káva, croissant a\u00a0lesné ovocie',
  },
  reviews: {
    title: 'Z\u00a0knihy hostí',
    reviews: [
      ['Na druhý deň som si všimla, že už nehľadám telefón.', 'Magdaléna R.', 'október'],
      [
        'Objednali sme dve noci a\u00a0zostali päť. Na piatu nám našli posteľ v\u00a0podkroví.',
        'Dávid a\u00a0Eva',
        'február',
      ],
    ],
  },
  faq: {
    title: 'Malé otázky',
    questions: [
      [
        'Je tam signál?',
        'Na lavičke za kaplnkou. V\u00a0dome je Wi-Fi len na prízemí a\u00a0myslíme si, že je to tak dobre.',
      ],
      ['Môžeme priviesť psa?', 'Do Jarabinovej izby, za 8 € na noc. Náš sa volá Brok a\u00a0zašteká raz.'],
      ['Čo ak nasneží?', 'Cesta na parkovisko býva odhrnutá do siedmej. Na posledný kúsok máme sane.'],
      [
        'Varíte aj večer?',
        'Polievku, jedno jedlo a\u00a0niečo sladké za 16 €. Nahláste sa do poludnia, deti jedia za polovicu.',
      ],
      [
        'Čo robiť, keď prší?',
        'Dvesto kníh, šach so všetkými figúrkami a\u00a0sauna pri potoku, teplá od štvrtej.',
      ],
    ],
  },
  contactInfo: {
    title: 'Cesta k\u00a0nám',
    email: 'pobyt@chata.example.com',
    phone: '+421 900 000 321',
    address: 'Horná Lipová 1\n032 00 Vzorová Dolina',
    hours: 'Recepcia 8:00 – 20:00\nPríchod od 15:00, odchod do 10:00',
    description:
      'Ak sa ozvete do desiatej ráno, batožinu vám vyvezieme. Ak nezdvihneme, nechajte odkaz a\u00a0večer vám zavoláme.',
    way: [
      ['640\u00a0m', 'Zastávka autobusu. Posledný prichádza o\u00a016:40.'],
      ['690\u00a0m', 'Dolná stanica lanovky. Tu nechajte auto.'],
      ['780\u00a0m', 'Kaplnka. Odtiaľto vás vedie žltá značka.'],
      ['960\u00a0m', 'Lavička, prvý výhľad a\u00a0posledný signál.'],
      ['1\u00a0180\u00a0m', 'Dom. Je to hodina chôdze a\u00a0polievka je na peci.'],
    ],
  },
  contactTitle: 'Opýtajte sa skôr, než sa zbalíte',
  social: { title: 'Aký je dnes sneh', description: 'Skoro každé ráno s\u00a0fotkou z\u00a0terasy.' },
};

import type { AccommodationWords } from '../../trades/accommodation';

export const accommodation: AccommodationWords = {
  description: 'Tri izby nad dolinou',
  hero: {
    title: 'Vyspite sa tam, kde sa cesta končí',
    subtitle:
      'Drevenica vo výške 1\u00a0180 metrov, v\u00a0každej izbe pec, o\u00a0šiestej polievka a\u00a0nikde televízor. Vezmite si pevné topánky, ostatné máme my.',
    buttonText: 'Rezervovať pobyt',
  },
  house: {
    title: 'O\u00a0chate',
    text: 'V\u00a0roku 1934 ju postavil môj starý otec ako horáreň. Vymenili sme okná, elektrinu a\u00a0matrace, všetko ostatné sme nechali tak.\nRaňajky sú v\u00a0cene: chlieb z\u00a0našej pece, maslo a\u00a0syr z\u00a0farmy pod kopcom a\u00a0vajíčka, ak sliepky súhlasia.',
  },
  gallery: {
    title: 'Izby a\u00a0výhľady',
    shots: {
      lake: {
        caption: 'Dvadsať minút pod chatou',
        alt: 'Horské jazero s dreveným mólom, dvoma stoličkami a loďkou',
      },
      bedroom: { caption: 'Južná izba', alt: 'Útulná spálňa s drevenou posteľou a výhľadom na hory' },
      fireplace: {
        caption: 'Tu sa končia večery',
        alt: 'Zelené kreslo pri kamennom kozube, v ktorom horí oheň',
      },
      cabin: {
        caption: 'Chata z\u00a0chodníka',
        alt: 'Zrub so svietiacimi oknami medzi borovicami pod zasneženými štítmi',
      },
    },
  },
  prices: {
    title: 'Cenník',
    rows: [
      ['Podkrovná izba', '64 €', 'Dve postele pod strechou, spoločná kúpeľňa'],
      ['Južná izba', '82 €', 'Manželská posteľ, vlastná kúpeľňa, balkón na juh'],
      ['Rodinná izba', '118 €', 'Štyri postele, vlastná kúpeľňa, pec'],
      ['Večera', '16 €', 'Polievka, hlavné jedlo a\u00a0dezert, nahláste ju do poludnia'],
      ['Pes', '8 €', 'Na noc, vítaný je v\u00a0Južnej izbe'],
    ],
  },
  booking: {
    title: 'Rezervujte si pobyt',
    atticRoom: { name: 'Podkrovná izba', price: 64, description: 'Pre dvoch' },
    valleyRoom: { name: 'Južná izba', price: 82, description: 'Pre dvoch' },
    familyRoom: { name: 'Rodinná izba', price: 118, description: 'Pre štyroch' },
  },
  wayArticle: {
    title: 'Ako sa k\u00a0nám dostanete',
    content:
      'Auto nechajte pri dolnej stanici lanovky. Chodník sa začína za kaplnkou a\u00a0je značený na žlto.\nHore hodinu, dolu štyridsať minút.\nAk sa ozvete do desiatej ráno, batožinu vám vyvezieme. V\u00a0zime si vezmite topánky s\u00a0poriadnou podrážkou, palice a\u00a0čelovky vám požičiame.\nAutobusom: posledný prichádza o\u00a016:40 a\u00a0od zastávky je to ku kaplnke desať minút.',
  },
  rainArticle: {
    title: 'Čo robiť, keď prší',
    content:
      'Dvesto kníh, šach so všetkými figúrkami a\u00a0pec, ktorá nikdy nevyhasne.\nV\u00a0stredu spolu pečieme chlieb.\nSauna pri potoku je teplá od štvrtej a\u00a0jazierko vedľa nej ohrievať netreba.\nMúzeum v\u00a0mlyne je odtiaľto pol hodiny a\u00a0cestou takmer nezmoknete.',
  },
  products: {
    title: 'Na cestu domov',
    hamper: {
      name: 'Raňajkový kôš',
      description: 'Chlieb, maslo, džem z\u00a0lesného ovocia a\u00a0káva pre dvoch. Posielame vo štvrtok.',
      price: '34 €',
    },
  },
  poll: {
    question: 'Kedy máme zakúriť v\u00a0saune?',
    options: ['Ráno', 'Po túre', 'Po večeri'],
  },
  contactInfo: {
    title: 'Kontakt',
    email: 'pobyt@chata.example.com',
    phone: '+421 900 000 321',
    address: 'Horná Lipová 1\n032 00 Vzorová Dolina',
    hours: 'Recepcia 8:00 – 20:00\nPríchod od 15:00, odchod do 10:00',
    description: 'Signál je tu slabý. Ak nezdvihneme, nechajte odkaz a\u00a0večer vám zavoláme.',
  },
  contactTitle: 'Opýtajte sa skôr, než sa zbalíte',
  social: { title: 'Aký je dnes sneh', description: 'Skoro každé ráno s\u00a0fotkou z\u00a0terasy.' },
};

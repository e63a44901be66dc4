import type { BarberWords } from '../../trades/barber';

export const barber: BarberWords = {
  description: 'Strihy, fady a\u00a0holenie britvou',
  hero: {
    title: 'Ostrý strih',
    subtitle:
      'Strihy, fady a\u00a0holenie s\u00a0horúcim uterákom. Dve kreslá, jedno rádio a\u00a0žiadne reči, kým nezačnete vy.',
    buttonText: 'Rezervovať kreslo',
  },
  promise: 'Tridsať minút. Rovné línie. A\u00a0von z\u00a0dverí.',
  fades: {
    title: 'Ako nízko ideme?',
    low: ['Nízky fade', '20 €', 'Prejde aj na nedeľnom obede.'],
    mid: ['Stredný fade', '20 €', 'Ten, ktorý majú všetci na mysli.'],
    high: ['Vysoký fade', '22 €', 'Uvidíme sa o\u00a0dva týždne.'],
  },
  prices: {
    title: 'Tabuľa',
    rows: [
      ['Strih', '18 €', '30\u00a0minút'],
      ['Strih a\u00a0brada', '28 €', '45\u00a0minút'],
      ['Fade do kože', '22 €', '45\u00a0minút'],
      ['Úprava brady', '14 €', '20\u00a0minút'],
      ['Holenie britvou', '24 €', 'Horúci uterák, 30\u00a0minút'],
      ['Holenie hlavy', '20 €', '25\u00a0minút'],
      ['Otec a\u00a0syn', '30 €', 'Dve kreslá, jedna cena'],
      ['Do 15 a\u00a0nad 65\u00a0rokov', '14 €', 'Strih za menej'],
    ],
  },
  booking: {
    title: 'Sadnite si',
    cut: { name: 'Strih', description: 'Od utorka do štvrtka aj bez objednania' },
    cutAndBeard: { name: 'Strih a\u00a0brada' },
    fade: { name: 'Fade do kože' },
    shave: { name: 'Holenie britvou', description: 'S\u00a0horúcim uterákom' },
  },
  openDays: {
    tuesday: ['09:00', '19:00'],
    wednesday: ['09:00', '19:00'],
    thursday: ['09:00', '19:00'],
    friday: ['09:00', '19:00'],
    saturday: ['08:00', '14:00'],
  },
  gallery: {
    title: 'U\u00a0nás vnútri',
    shots: {
      chair: { caption: 'Kreslo číslo dva', alt: 'Kadernícke kreslo pri zrkadle, vedľa neho rastlina' },
      tools: { caption: 'Nič viac netreba', alt: 'Nožnice a\u00a0hrebeň na okrúhlych podstavcoch' },
      hairDryer: { caption: 'Hlučnejší než rádio', alt: 'Fén na okrúhlom stojane' },
      towels: {
        caption: 'Horúce, naozaj horúce',
        alt: 'Zrolované uteráky, kamene a\u00a0sviečky na drevenej doske',
      },
      mirror: { caption: 'Súd poslednej inštancie', alt: 'Okrúhle zrkadlo nad pultom' },
      razor: { caption: 'Brúsená ráno', alt: 'Kresba otvorenej britvy' },
      comb: { caption: 'Sto zubov', alt: 'Kresba hrebeňa' },
    },
  },
  reviews: {
    title: 'Hovorí sa',
    reviews: [
      [
        'Prišiel som na chvíľu, odišiel som s\u00a0bradou, na ktorú sa pýtajú v\u00a0práci.',
        'Andrej P.',
        'chodí v\u00a0piatok',
      ],
      ['Syn vydržal sedieť celý strih. To sa predtým nikomu nepodarilo.', 'Michal T.', 'otec a\u00a0syn'],
    ],
  },
  faq: {
    title: 'Pravidlá',
    questions: [
      [
        'Treba sa objednať?',
        'Od utorka do štvrtka sa zvyčajne zmestíte. Na piatok a\u00a0sobotu si kreslo rezervujte.',
      ],
      ['Čo ak meškám?', 'Desať minút počkáme. Potom ide na rad ten, kto práve vošiel.'],
      ['Dá sa platiť kartou?', 'Kartou aj v\u00a0hotovosti. Na sekeru nie.'],
      ['Môžem priviesť psa?', 'Môžete. Psy sú vítané, telefóny nech mlčia.'],
    ],
  },
  hoursTitle: 'Kedy holíme',
  contactInfo: {
    title: 'Kde sme',
    email: 'kreslo@barber.example.com',
    phone: '+421 900 000 133',
    address: 'Vzorový val 3\n010 01 Žilina',
    description: 'Tehlový roh, dve minúty od námestia. Dvere sa otvárajú dnu.',
  },
  social: { title: 'Hotové hlavy', description: 'Nový strih skoro každý deň.' },
};

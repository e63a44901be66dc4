import type { BarberWords } from '../../trades/barber';

export const barber: BarberWords = {
  description: 'Střihy, fady a\u00a0holení břitvou',
  hero: {
    title: 'Ostrý střih',
    subtitle:
      'Střihy, fady a\u00a0holení s\u00a0horkým ručníkem. Dvě křesla, jedno rádio a\u00a0žádné řeči, dokud nezačnete vy.',
    buttonText: 'Rezervovat křeslo',
  },
  promise: 'Třicet minut. Rovné linie. A\u00a0jde se domů.',
  fades: {
    title: 'Jak nízko jdeme?',
    low: ['Nízký fade', '20 €', 'Projde i\u00a0u\u00a0nedělního oběda.'],
    mid: ['Střední fade', '20 €', 'Ten, na který každý myslí.'],
    high: ['Vysoký fade', '22 €', 'Za dva týdny na viděnou.'],
  },
  prices: {
    title: 'Tabule',
    rows: [
      ['Střih', '18 €', '30\u00a0minut'],
      ['Střih a\u00a0vousy', '28 €', '45\u00a0minut'],
      ['Fade do kůže', '22 €', '45\u00a0minut'],
      ['Úprava vousů', '14 €', '20\u00a0minut'],
      ['Holení břitvou', '24 €', 'Horký ručník, 30\u00a0minut'],
      ['Holení hlavy', '20 €', '25\u00a0minut'],
      ['Otec a\u00a0syn', '30 €', 'Dvě křesla, jedna cena'],
      ['Do 15 a\u00a0nad 65\u00a0let', '14 €', 'Střih za míň'],
    ],
  },
  booking: {
    title: 'Posaďte se',
    cut: { name: 'Střih', description: 'Od úterý do čtvrtka i\u00a0bez objednání' },
    cutAndBeard: { name: 'Střih a\u00a0vousy' },
    fade: { name: 'Fade do kůže' },
    shave: { name: 'Holení břitvou', description: 'S\u00a0horkým ručníkem' },
  },
  openDays: {
    tuesday: ['09:00', '19:00'],
    wednesday: ['09:00', '19:00'],
    thursday: ['09:00', '19:00'],
    friday: ['09:00', '19:00'],
    saturday: ['08:00', '14:00'],
  },
  gallery: {
    title: 'U\u00a0nás uvnitř',
    shots: {
      chair: { caption: 'Křeslo číslo dvě', alt: 'Kadeřnické křeslo u\u00a0zrcadla, vedle něj rostlina' },
      tools: { caption: 'Víc není potřeba', alt: 'Nůžky a\u00a0hřeben na kulatých podstavcích' },
      hairDryer: { caption: 'Hlučnější než rádio', alt: 'Fén na kulatém stojanu' },
      towels: {
        caption: 'Horké, opravdu horké',
        alt: 'Srolované ručníky, kameny a\u00a0svíčky na dřevěném prkénku',
      },
      mirror: { caption: 'Soud poslední instance', alt: 'Kulaté zrcadlo nad pultem' },
      razor: { caption: 'Broušená ráno', alt: 'Kresba otevřené břitvy' },
      comb: { caption: 'Sto zubů', alt: 'Kresba hřebenu' },
    },
  },
  reviews: {
    title: 'Co se povídá',
    reviews: [
      [
        'Přišel jsem na chvilku a\u00a0odešel s\u00a0vousy, na které se ptají v\u00a0práci.',
        'Ondřej P.',
        'chodí v\u00a0pátek',
      ],
      ['Syn vydržel sedět celý střih. To se předtím nikomu nepovedlo.', 'Michal T.', 'otec a\u00a0syn'],
    ],
  },
  faq: {
    title: 'Pravidla',
    questions: [
      [
        'Musím se objednat?',
        'Od úterý do čtvrtka se většinou vejdete. Na pátek a\u00a0sobotu si křeslo rezervujte.',
      ],
      ['Co když se opozdím?', 'Deset minut počkáme. Pak je na řadě ten, kdo zrovna vešel.'],
      ['Dá se platit kartou?', 'Kartou i\u00a0hotově. Na sekeru ne.'],
      ['Můžu s\u00a0sebou vzít psa?', 'Můžete. Psi jsou vítaní, telefony ať mlčí.'],
    ],
  },
  hoursTitle: 'Kdy holíme',
  contactInfo: {
    title: 'Kde jsme',
    email: 'kreslo@barber.example.com',
    phone: '+420 600 000 133',
    address: 'Vzorová 3\n779 00 Olomouc',
    description: 'Cihlový roh, dvě minuty od náměstí. Dveře se otvírají dovnitř.',
  },
  social: { title: 'Hotové hlavy', description: 'Nový střih skoro každý den.' },
};

import type { BarberWords } from '../../trades/barber';

export const barber: BarberWords = {
  description: 'Cuts, fades and hot-towel shaves',
  hero: {
    title: 'Sharp cuts',
    subtitle: 'Cuts, fades and hot-towel shaves. Two chairs, one radio, no small talk unless you start it.',
    buttonText: 'Book a chair',
  },
  promise: 'Thirty minutes. Straight lines. Out the door.',
  fades: {
    title: 'How low do you go?',
    low: ['Low fade', '€20', 'Safe for Sunday lunch.'],
    mid: ['Mid fade', '€20', 'The one everybody means.'],
    high: ['High fade', '€22', 'See you in two weeks.'],
  },
  prices: {
    title: 'The board',
    rows: [
      ['Cut', '€18', '30 minutes'],
      ['Cut and beard', '€28', '45 minutes'],
      ['Skin fade', '€22', '45 minutes'],
      ['Beard, shaped', '€14', '20 minutes'],
      ['Hot-towel shave', '€24', 'Open razor, 30 minutes'],
      ['Head shave', '€20', '25 minutes'],
      ['Father and son', '€30', 'Two chairs, one price'],
      ['Under 15 and over 65', '€14', 'A cut for less'],
    ],
  },
  booking: {
    title: 'Sit down',
    cut: { name: 'Cut', description: 'Tuesday to Thursday, walk in if you like' },
    cutAndBeard: { name: 'Cut and beard' },
    fade: { name: 'Skin fade' },
    shave: { name: 'Hot-towel shave', description: 'With an open razor' },
  },
  openDays: {
    tuesday: ['09:00', '19:00'],
    wednesday: ['09:00', '19:00'],
    thursday: ['09:00', '19:00'],
    friday: ['09:00', '19:00'],
    saturday: ['08:00', '14:00'],
  },
  gallery: {
    title: 'The shop',
    shots: {
      chair: { caption: 'Chair number two', alt: "Barber's chair by the mirror with a plant beside it" },
      tools: { caption: 'All it takes', alt: 'Scissors and a comb on round plinths' },
      hairDryer: { caption: 'Louder than the radio', alt: 'Hair dryer on a round stand' },
      towels: { caption: 'Hot, and we mean it', alt: 'Rolled towels, stones and candles on a wooden board' },
      mirror: { caption: 'The final judge', alt: 'Round mirror above the counter' },
      razor: { caption: 'Honed every morning', alt: 'Drawing of an open razor' },
      comb: { caption: 'A hundred teeth', alt: 'Drawing of a comb' },
    },
  },
  reviews: {
    title: 'Word on the street',
    reviews: [
      [
        'Walked in for a trim, walked out with a beard they ask about at work.',
        'Andrej P.',
        'comes on Fridays',
      ],
      ['My son sat still for the whole cut. Nobody had managed that before.', 'Michal T.', 'father and son'],
    ],
  },
  faq: {
    title: 'House rules',
    questions: [
      [
        'Do I need an appointment?',
        'Tuesday to Thursday you can usually walk in. For Friday and Saturday, book.',
      ],
      ['What if I am late?', 'We wait ten minutes. After that the chair goes to whoever has just walked in.'],
      ['Can I pay by card?', 'Card or cash. Never a tab.'],
      ['May I bring the dog?', 'Please do. Dogs are welcome, phones on silent.'],
    ],
  },
  hoursTitle: 'Opening hours',
  contactInfo: {
    title: 'Find us',
    email: 'chair@barber.example.com',
    phone: '+421 900 000 133',
    address: 'Vzorový val 3\n010 01 Žilina',
    description: 'The red-brick corner, two minutes from the square. The door opens inwards.',
  },
  social: { title: 'Finished heads', description: 'A new cut nearly every day.' },
};

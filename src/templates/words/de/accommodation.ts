import type { AccommodationWords } from '../../trades/accommodation';

export const accommodation: AccommodationWords = {
  description: 'Zwei Zimmer über dem Tal',
  hero: {
    title: 'Hier oben hat das Jahr noch vier Teile',
    subtitle:
      'Ein Holzhaus auf 1.180 Metern mit einem Ofen im Zimmer, Suppe um sechs und ohne Fernseher. Bringen Sie feste Schuhe mit, den Rest haben wir.',
    buttonText: 'Freie Nächte',
  },
  house:
    'Sechs Betten, ein langer Tisch und eine Eberesche vor der Tür. Wir stehen dort, wo die Straße zum Weg wird.',
  rooms: {
    title: 'Zimmer',
    seasons: ['Frühjahr und Herbst', 'Sommer', 'Winter'],
    rooms: {
      'rowan-room': {
        name: 'Vogelbeerzimmer',
        text: 'Morgensonne ab halb acht und ein Baum, den Sie vom Balkon aus greifen können. Hunde dürfen mit.',
        size: '18\u00a0m²',
        beds: 'Doppelbett',
        equipment: ['eigenes Bad', 'Balkon nach Süden'],
        alt: 'Holzbett mit weißer Wäsche, vor dem Fenster die Berge',
        price: 94,
        prices: ['94 €', '108 €', '118 €'],
        guests: 'Für zwei',
      },
      'stove-room': {
        name: 'Ofenzimmer',
        text: 'Für alle, die zum Lesen gekommen sind. Das Holz liegt neben der Tür, das erste Feuer machen wir Ihnen.',
        size: '26\u00a0m²',
        beds: 'Doppelbett und Stockbett',
        equipment: ['eigenes Bad', 'Ofen', 'Bücherregal'],
        alt: 'Grüner Sessel an einem Steinkamin mit brennendem Feuer',
        price: 138,
        prices: ['138 €', '148 €', '158 €'],
        guests: 'Für vier',
      },
    },
  },
  lake: {
    title: 'Vierzehn Minuten bis zum See',
    subtitle:
      'Barfuß hinunter, zweiundzwanzig wieder herauf. Am Weg stehen Heidelbeeren, rechnen Sie also lieber mit vierzig.',
    buttonText: 'Wann ist etwas frei?',
  },
  bookingTitle: 'Zimmer buchen',
  year: {
    title: 'Wofür und wann',
    spring: [
      'Wenn der Schnee geht',
      'März – Mai',
      'Krokusse unter dem Lift, leere Wege und abends noch der Ofen.',
    ],
    summer: ['Barfuß', 'Juni – August', 'Der See, die Heidelbeeren und das Frühstück auf der Terrasse.'],
    autumn: [
      'Die roten Wochen',
      'September, Oktober',
      'Hirsche vor sechs, Pilze vor neun, danach Zwetschgenknödel.',
    ],
    winter: [
      'Still auf Skiern',
      'Dezember – Februar',
      'Die Loipe beginnt am Gartentor. Ihre Schuhe trocknen wir.',
    ],
  },
  hosts: {
    title: 'Guten Morgen',
    text: 'Wir sind Sabine und Andreas. Das Haus haben wir von seiner Großmutter übernommen, mitsamt dem Sauerteig und elf Apfelbäumen.\nFrühstück gibt es um acht, oder wenn Sie herunterkommen: Brot aus unserem Ofen, Butter und Käse aus dem Tal und Eier, wenn die Hühner einverstanden sind.',
    alt: 'Frühstückstablett mit Kaffee, Croissant und Beeren',
  },
  reviews: {
    title: 'Aus dem Gästebuch',
    reviews: [
      ['Am zweiten Tag fiel mir auf, dass ich mein Telefon nicht mehr suche.', 'Magdalena R.', 'Oktober'],
      ['Unsere Kinder fragen seit drei Wochen nach den Zwetschgenknödeln.', 'Familie Größinger', 'August'],
    ],
  },
  faq: {
    title: 'Kleine Fragen',
    questions: [
      [
        'Gibt es Empfang?',
        'Auf der Bank hinter der Kapelle. Im Haus reicht das WLAN nur bis ins Erdgeschoss, und wir finden das richtig so.',
      ],
      [
        'Darf der Hund mit?',
        'Ins Vogelbeerzimmer, für 10 € die Nacht. Unserer heißt Brock und bellt einmal.',
      ],
      [
        'Und wenn es schneit?',
        'Die Straße zum Parkplatz ist bis sieben geräumt. Für das letzte Stück haben wir Schlitten.',
      ],
      [
        'Kochen Sie abends?',
        'Suppe, ein Gericht und etwas Süßes für 22 €. Sagen Sie bis mittags Bescheid, Kinder zahlen die Hälfte.',
      ],
      [
        'Was tun, wenn es regnet?',
        'Zweihundert Bücher, ein Schachspiel mit allen Figuren und die Sauna am Bach, warm ab vier Uhr.',
      ],
    ],
  },
  contactInfo: {
    title: 'Der Weg zu uns',
    email: 'zimmer@berghaus.example.com',
    phone: '+49 176 04069021',
    address: 'Am Waldrand 1\n87000 Musterberg',
    hours: 'Rezeption 8:00 – 20:00\nAnreise ab 15:00, Abreise bis 10:00',
    description:
      'Melden Sie sich bis zehn Uhr, dann holen wir Ihr Gepäck herauf. Wenn wir nicht abheben, sprechen Sie auf die Mailbox, wir rufen abends zurück.',
    way: [
      ['640\u00a0m', 'Die Bushaltestelle. Der letzte Bus kommt um 16:40 Uhr an.'],
      ['690\u00a0m', 'Die Talstation. Hier bleibt das Auto.'],
      ['780\u00a0m', 'Die Kapelle. Ab hier führt Sie die gelbe Markierung.'],
      ['960\u00a0m', 'Eine Bank, der erste Ausblick und der letzte Empfang.'],
      ['1.180\u00a0m', 'Das Haus. Eine Stunde zu Fuß, und die Suppe steht auf dem Herd.'],
    ],
  },
  contactTitle: 'Fragen Sie, bevor Sie packen',
  social: {
    title: 'Wie liegt der Schnee?',
    description: 'Fast jeden Morgen mit einem Foto von der Terrasse.',
  },
};

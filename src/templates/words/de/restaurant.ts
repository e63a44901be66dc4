import type { RestaurantWords } from '../../trades/restaurant';

export const restaurant: RestaurantWords = {
  description: 'Familiengasthaus am Teich',
  kitchen: {
    title: 'Unsere Küche',
    text: 'In der Küche hat Marta das Sagen. Kochen hat sie von ihrer Großmutter gelernt, alles andere in drei Hotels. Unsere Karte ist kurz und richtet sich nach dem Wetter.\nDer Fisch kommt aus dem Teich, den Sie vom Fenster aus sehen, das Gemüse aus zwei Gärten dahinter. Fleisch bekommen wir dienstags und freitags von einem Hof elf Kilometer weiter, das Mehl direkt aus der Mühle.\nUnd was die Nachbarn im Korb vorbeibringen, entscheidet über die Suppe. Sie haben zu viele Zwetschgen? Wir auch, aber uns fällt etwas ein.',
  },
  daily: {
    title: 'Mittagstisch',
    hours: ['11:00', '14:30'],
    days: [
      [
        ['Kartoffelsuppe', '3,90 €', 'Majoran und Wurzelgemüse', [7, 9]],
        ['Hähnchenkeule in Paprikarahm', '10,90 €', 'Spätzle', [1, 3, 7]],
        ['Spinatlasagne', '9,80 €', 'Bergkäse und Tomaten', [1, 3, 7]],
      ],
      [
        ['Bohnensuppe', '3,90 €', 'Geräuchertes und Bohnenkraut', [9]],
        ['Rindergulasch', '11,90 €', 'Semmelknödel', [1, 3, 7]],
        ['Quarkpfannkuchen', '8,90 €', 'Zwetschgenkompott', [1, 3, 7]],
      ],
    ],
  },
  menu: {
    title: 'Speisekarte',
    categories: [
      {
        name: 'Zum Anfang',
        dishes: [
          ['Fischsuppe', '7,20 €', 'Karpfen, Wurzelgemüse, geröstetes Brot', [1, 4, 7, 9]],
          ['Rinderbrühe mit Flädle', '6,50 €', 'Wurzelgemüse, Schnittlauch', [1, 3, 7, 9]],
          ['Rote-Bete-Salat', '11,70 €', 'Ziegenkäse, Walnüsse, Apfelessig', [7, 8, 12]],
        ],
      },
      {
        name: 'Aus dem Teich',
        dishes: [
          [
            'Karpfen blau',
            '21,40 €',
            'Butter, Meerrettich, Kartoffeln. Bitte zwanzig Minuten Zeit mitbringen',
            [4, 7, 9, 12],
          ],
          ['Karpfenstreifen im Bierteig', '16,80 €', 'Ohne Gräten, mit Remoulade', [1, 3, 4, 7, 10]],
          ['Zander mit Ofengemüse', '25,80 €', 'Braune Butter, Petersilienkartoffeln', [4, 7]],
        ],
      },
      {
        name: 'Aus dem Ofen',
        dishes: [
          ['Bauernente', '24,90 €', 'Kartoffelknödel, Apfelrotkohl', [1, 3, 12]],
          ['Rinderbacken in Rotwein', '25,60 €', 'Kartoffelpüree mit Meerrettich', [7, 9, 12]],
          ['Käsespätzle', '14,80 €', 'Bergkäse, Röstzwiebeln, grüner Salat', [1, 3, 7]],
          ['Gebackener Blumenkohl', '13,90 €', 'Remoulade, neue Kartoffeln', [1, 3, 7, 10]],
        ],
      },
      {
        name: 'Süßes',
        dishes: [
          ['Quarkknödel', '8,90 €', 'Zwetschgen, Butterbrösel', [1, 3, 7]],
          ['Birnen in Ingwersirup', '7,90 €', 'Vanilleeis', [3, 7]],
          ['Kuchen des Tages', '4,80 €', 'Solange er reicht', [1, 3, 7, 8]],
        ],
      },
      {
        name: 'Aus dem Keller',
        dishes: [
          ['Helles vom Fass', '4,20 €', '', [1], '0,5\u00a0l'],
          ['Offener Wein, weiß oder rot', '5,90 €', '', [12], '0,2\u00a0l'],
          ['Holunderlimonade', '4,50 €', '', [], '0,4\u00a0l'],
          ['Espresso', '2,60 €'],
        ],
      },
    ],
  },
  bigTable: {
    title: 'Am großen Tisch ist Platz für acht',
    subtitle:
      'Er hat Hochzeiten gesehen, einen Streik und jede Taufe im Dorf. Mit einer Vorspeise für den ganzen Tisch.',
    buttonText: 'Wann ist er frei?',
  },
  invitation: {
    title: 'Zu Tisch, bitte',
    subtitle:
      'Karpfen vom Damm gegenüber, Knödel aus dem Topf und Bier aus dem Keller. Ist ein Gericht aus, wischen wir es von der Tafel und denken uns das nächste aus.',
    buttonText: 'Tisch reservieren',
  },
  booking: {
    title: 'Tisch reservieren',
    forTwo: { name: 'Tisch für zwei' },
    forFour: { name: 'Tisch für vier' },
    forEight: { name: 'Der große Tisch für acht', description: 'Mit einer Vorspeise für den ganzen Tisch' },
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
    title: 'Vom Nebentisch',
    reviews: [
      ['Karpfen wie bei meiner Großmutter. Nur dass er hier ohne Gräten kam.', 'Maria S.', 'Sonntagsessen'],
      [
        'Wir wollten nur Suppe und gingen mit einer Kiste Kräuter.',
        'Familie Kessler',
        'zwei Erwachsene, drei Kinder',
      ],
    ],
  },
  products: {
    title: 'Aus der Speisekammer',
    herbs: {
      name: 'Kräuter vom Küchenfenster',
      description: 'Basilikum, Thymian und Schnittlauch in einer Holzkiste.',
      price: '14,90 €',
    },
    wineAndCheese: {
      name: 'Rotwein und drei Käsesorten',
      description: 'Eine Flasche 0,75\u00a0l und 300\u00a0g Käse, in Leinen gewickelt.',
      price: '29,50 €',
    },
  },
  feast: {
    title: 'Sie haben etwas zu feiern?',
    text: 'Bis dreißig Personen sitzen bei uns zusammen. Nennen Sie uns Tag und Zahl der Gäste, das Menü schicken wir Ihnen bis zum nächsten Tag.',
    buttonText: 'Schreiben Sie uns',
  },
  contactInfo: {
    title: 'So finden Sie uns',
    email: 'tisch@gasthaus.example.com',
    phone: '+49 171 3920045',
    address: 'Am Schlossberg 3\n83000 Musterdorf',
    hours: 'Dienstag – Freitag 11:00 – 22:00\nSamstag 11:00 – 23:00\nSonntag 11:00 – 16:00\nMontag Ruhetag',
    description: 'Zwölf Tische drinnen, sechs unter den Birnbäumen. Hunde sind willkommen.',
  },
  contactTitle: 'Feiern und Gruppen',
  social: { title: 'Was heute auf den Tisch kommt' },
};

import type { SalonWords } from '../../trades/salon';

export const salon: SalonWords = {
  description: 'Haare, Brauen und Make-up nach Termin',
  hero: {
    title: 'Haare, die morgens mitmachen',
    subtitle:
      'Ein Schnitt, der sechs Wochen in Form bleibt und zu Hause nur Finger und Föhn braucht. Für Ihren ersten Besuch nehme ich mir mehr Zeit, damit wir alles in Ruhe besprechen können.',
    buttonText: 'Termin wählen',
  },
  about: {
    title: 'Über mich',
    text: 'Ich bin Katharina. Seit zwölf Jahren schneide, färbe und föhne ich in einem hellen Raum im Erdgeschoss.\nIch arbeite nach Termin und bin immer nur für einen Menschen da, Sie warten also nie. Farbe wiege ich aufs Gramm ab, und den Preis kennen Sie, bevor ich anfange.',
  },
  gallery: {
    title: 'Bei mir im Salon',
    shots: {
      mirror: {
        caption: 'Hier beginnt jeder Besuch',
        alt: 'Runder Spiegel mit Goldrahmen über einer Ablage mit Fläschchen und Vase',
      },
      tools: {
        caption: 'Jeden Monat frisch geschliffen',
        alt: 'Schere und Kamm auf runden Podesten in Pastelltönen',
      },
      spa: {
        caption: 'Zu jeder Farbe gehört eine Kopfmassage',
        alt: 'Gerollte Handtücher, gestapelte Steine und Kerzen auf einem Holzbrett',
      },
      hairDryer: {
        caption: 'Geföhnt, wie Sie es gern tragen',
        alt: 'Korallenroter Föhn auf rundem Ständer, daneben Kosmetik und eine Pflanze',
      },
      nailPolish: {
        caption: 'Nägel immer freitags',
        alt: 'Nagellacke in zartem Rosa, Rot und Grün in einer Reihe',
      },
    },
  },
  hair: {
    title: 'Haare',
    rows: [
      ['Damenschnitt', '49 €', 'Waschen, Beratung, Schneiden und Föhnen'],
      ['Herrenschnitt', '29 €'],
      ['Kinderschnitt bis 12 Jahre', '19 €', 'Wer mutig war, nimmt einen kleinen Spiegel mit'],
      ['Ansatzfarbe', 'ab 58 €', 'Mit Pflege und Föhnen'],
      ['Balayage und Tönung', 'ab 125 €', 'Mittellanges bis langes Haar, etwa drei Stunden'],
      ['Hochsteck- und Brautfrisur', '75 €'],
      ['Aufbaukur', '22 €', 'Zum Schnitt oder zur Farbe'],
    ],
  },
  face: {
    title: 'Brauen, Nägel und Make-up',
    rows: [
      ['Brauen zupfen und färben', '22 €'],
      ['Brauenlifting', '45 €', '45 Minuten, hält etwa sechs Wochen'],
      ['Gellack', '32 €', 'Freitags'],
      ['Tages-Make-up', '39 €'],
      ['Abend-Make-up', '49 €'],
    ],
  },
  booking: {
    title: 'Termin vereinbaren',
    womensCut: { name: 'Damenschnitt', description: 'Mit Waschen und Föhnen' },
    mensCut: { name: 'Herrenschnitt' },
    rootColour: { name: 'Ansatzfarbe' },
    brows: { name: 'Brauen zupfen und färben' },
  },
  openDays: {
    tuesday: ['09:00', '18:00'],
    wednesday: ['09:00', '18:00'],
    thursday: ['11:00', '20:00'],
    friday: ['09:00', '18:00'],
    saturday: ['09:00', '14:00'],
  },
  cutArticle: {
    title: 'Wie oft sollten Sie zum Schneiden kommen?',
    content:
      'Kurze Haare alle fünf bis sechs Wochen, lange alle drei Monate.\nNoch besser als der Kalender wissen es Ihre Haare: Wenn Sie morgens beim Föhnen mit ihnen streiten, ist es so weit.\nDen Pony schneide ich zwischendurch kostenlos nach, das dauert fünf Minuten.\nUnd wenn Sie Ihre Haare wachsen lassen, kommen Sie trotzdem: Ohne Spliss sehen sie länger aus.',
  },
  colourArticle: {
    title: 'Warum ich Farbe wiege',
    content:
      'Zwei Gramm entscheiden, ob ein Braun warm wird oder kupfern.\nIch schreibe jede Rezeptur auf. So bekommen Sie auch in einem Jahr genau denselben Ton und zahlen nur die Farbe, die Sie gebraucht haben.\nZwei Tage vor der ersten Färbung teste ich einen Tropfen hinter dem Ohr. Das kostet nichts.',
  },
  poll: {
    question: 'Wann soll ich länger öffnen?',
    options: ['Dienstagabend', 'Donnerstagabend', 'Samstagnachmittag'],
  },
  contactInfo: {
    title: 'So finden Sie mich',
    email: 'hallo@salon.example.com',
    phone: '+49 171 3920023',
    address: 'Musterstraße 14\n04109 Leipzig',
    hours:
      'Dienstag, Mittwoch 9:00 – 18:00\nDonnerstag 11:00 – 20:00\nFreitag 9:00 – 18:00\nSamstag 9:00 – 14:00\nMontag geschlossen',
    description: 'Der Eingang ist im Hof neben der Buchhandlung. Unter der Treppe ist Platz für Fahrräder.',
  },
  contactTitle: 'Fragen Sie mich',
  social: { title: 'Folgen Sie mir', description: 'Fast jede Woche Bilder vorher und nachher.' },
};

import type { AccommodationWords } from '../../trades/accommodation';

export const accommodation: AccommodationWords = {
  description: 'Drei Zimmer über dem Tal',
  hero: {
    title: 'Schlafen, wo die Straße endet',
    subtitle:
      'Ein Holzhaus auf 1.180 Metern mit einem Ofen in jedem Zimmer, Suppe um sechs und ohne Fernseher. Bringen Sie feste Schuhe mit, den Rest haben wir.',
    buttonText: 'Aufenthalt buchen',
  },
  house: {
    title: 'Das Haus',
    text: 'Mein Großvater hat es 1934 als Forsthaus gebaut. Fenster, Leitungen und Matratzen sind neu, alles andere haben wir gelassen, wie es war.\nDas Frühstück ist inklusive: Brot aus unserem Ofen, Butter und Käse vom Hof im Tal und Eier, wenn die Hühner einverstanden sind.',
  },
  gallery: {
    title: 'Zimmer und Ausblicke',
    shots: {
      lake: {
        caption: 'Zwanzig Minuten unterhalb des Hauses',
        alt: 'Bergsee mit Holzsteg, zwei Stühlen und einem Ruderboot',
      },
      bedroom: { caption: 'Talzimmer', alt: 'Gemütliches Schlafzimmer mit Holzbett und Bergblick' },
      fireplace: {
        caption: 'Hier enden die Abende',
        alt: 'Grüner Sessel an einem Steinkamin mit brennendem Feuer',
      },
      cabin: {
        caption: 'Das Haus vom Weg aus',
        alt: 'Blockhaus mit erleuchteten Fenstern zwischen Kiefern unter verschneiten Gipfeln',
      },
    },
  },
  prices: {
    title: 'Preise',
    rows: [
      ['Dachzimmer', '72 €', 'Zwei Betten unter der Schräge, Bad auf dem Flur'],
      ['Talzimmer', '94 €', 'Doppelbett, eigenes Bad, Balkon nach Süden'],
      ['Familienzimmer', '138 €', 'Vier Betten, eigenes Bad, Ofen'],
      ['Abendessen', '22 €', 'Suppe, Hauptgericht und Nachtisch, bitte bis mittags anmelden'],
      ['Hund', '10 €', 'Pro Nacht, willkommen im Talzimmer'],
    ],
  },
  booking: {
    title: 'Zimmer buchen',
    atticRoom: { name: 'Dachzimmer', price: 72, description: 'Für zwei' },
    valleyRoom: { name: 'Talzimmer', price: 94, description: 'Für zwei' },
    familyRoom: { name: 'Familienzimmer', price: 138, description: 'Für vier' },
  },
  wayArticle: {
    title: 'So kommen Sie zu uns',
    content:
      'Lassen Sie das Auto an der Talstation stehen. Der Weg beginnt hinter der Kapelle und ist gelb markiert.\nEine Stunde hinauf, vierzig Minuten hinunter.\nMelden Sie sich bis zehn Uhr, dann holen wir Ihr Gepäck herauf. Im Winter brauchen Sie Schuhe mit gutem Profil, Stöcke und Stirnlampen leihen wir Ihnen.\nMit dem Bus: Der letzte kommt um 16:40 Uhr an, von der Haltestelle sind es zehn Minuten bis zur Kapelle.',
  },
  rainArticle: {
    title: 'Was tun, wenn es regnet?',
    content:
      'Zweihundert Bücher, ein Schachspiel mit allen Figuren und ein Ofen, der nie ausgeht.\nMittwochs backen wir zusammen Brot.\nDie Sauna am Bach ist ab vier Uhr warm, und das kalte Becken daneben muss niemand heizen.\nDas Mühlenmuseum ist eine halbe Stunde entfernt, und Sie bleiben fast den ganzen Weg trocken.',
  },
  products: {
    title: 'Für zu Hause',
    hamper: {
      name: 'Frühstückskorb',
      description: 'Brot, Butter, Beerenmarmelade und Kaffee für zwei, Versand donnerstags.',
      price: '38 €',
    },
  },
  poll: {
    question: 'Wann sollen wir die Sauna anheizen?',
    options: ['Am Morgen', 'Nach der Wanderung', 'Nach dem Abendessen'],
  },
  contactInfo: {
    title: 'Kontakt',
    email: 'zimmer@berghaus.example.com',
    phone: '+49 176 04069021',
    address: 'Am Waldrand 1\n87000 Musterberg',
    hours: 'Rezeption 8:00 – 20:00\nAnreise ab 15:00, Abreise bis 10:00',
    description:
      'Der Handyempfang ist hier oben schwach. Wenn wir nicht abheben, sprechen Sie auf die Mailbox, wir rufen abends zurück.',
  },
  contactTitle: 'Fragen Sie, bevor Sie packen',
  social: {
    title: 'Wie liegt der Schnee?',
    description: 'Fast jeden Morgen mit einem Foto von der Terrasse.',
  },
};

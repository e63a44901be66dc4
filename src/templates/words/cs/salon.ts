import type { SalonWords } from '../../trades/salon';

export const salon: SalonWords = {
  description: 'Střih, barva a\u00a0líčení na objednání',
  hero: {
    title: 'Vlasy, které ráno poslouchají',
    subtitle:
      'Střih, který drží tvar šest týdnů a\u00a0doma si vystačí s\u00a0prsty a\u00a0fénem. Na první návštěvu si na vás nechávám víc času, abychom všechno v\u00a0klidu probrali.',
    buttonText: 'Vybrat termín',
  },
  promise: 'Barvu vážím na gramy a\u00a0cenu znáte dřív, než začnu. Pak už můžete v\u00a0klidu zavřít oči.',
  looks: {
    title: 'Tři způsoby, jak odejít',
    bob: ['Rovné mikádo', '34 €', 'Stříhané nasucho, aby linie seděla tam, kde ji opravdu nosíte.'],
    long: [
      'Slunce ve vlasech',
      'od 98 €',
      'Balayage malovaná rukou, bez fólií a\u00a0bez proužků po šesti týdnech.',
    ],
    bun: [
      'Na slavnost',
      '52 €',
      'Vyčesané na svatbu, ples i\u00a0pro maminku nevěsty. Zkouška je v\u00a0ceně.',
    ],
  },
  prices: {
    title: 'Ceník',
    groups: [
      {
        name: 'Střih',
        rows: [
          ['Dámský střih', '34 €', 'Mytí, konzultace, střih a\u00a0foukaná'],
          ['Zastřižení ofiny', '6 €', 'Pět minut, pro moje zákaznice zdarma'],
          ['Pánský střih', '16 €'],
          ['Dětský střih do 12\u00a0let', '12 €', 'Odvážní si odnesou malé zrcátko'],
        ],
      },
      {
        name: 'Barva',
        rows: [
          ['Barvení odrostů', 'od 48 €', 'Včetně ošetření a\u00a0foukané'],
          ['Balayage a\u00a0tónování', 'od 98 €', 'Polodlouhé a\u00a0dlouhé vlasy, asi tři hodiny'],
          ['Náprava barvy', 'po konzultaci', 'Vezměte s\u00a0sebou fotku ze dne, kdy se to pokazilo'],
          ['Regenerační kúra', '18 €', 'Ke střihu nebo barvení'],
        ],
      },
      {
        name: 'Obočí a\u00a0líčení',
        rows: [
          ['Úprava a\u00a0barvení obočí', '15 €'],
          ['Laminace obočí', '36 €', '45\u00a0minut, vydrží asi šest týdnů'],
          ['Gel lak', '24 €', 'V\u00a0pátek'],
          ['Večerní líčení', '42 €'],
        ],
      },
    ],
  },
  about: {
    title: 'O\u00a0mně',
    text: 'Jmenuji se Kateřina a\u00a0v\u00a0jedné světlé místnosti v\u00a0přízemí už dvanáct let stříhám, barvím a\u00a0poslouchám.\nPracuji na objednání a\u00a0vždycky se věnuji jen jednomu člověku, takže u\u00a0mě nečekáte. Konvice je pořád teplá a\u00a0časopisy jsou letošní.',
    alt: 'Kulaté zrcadlo ve zlatém rámu nad pultem s\u00a0lahvičkami a\u00a0vázou',
  },
  gallery: {
    title: 'U\u00a0mě v\u00a0salonu',
    shots: {
      tools: {
        caption: 'Nůžky brousím každý měsíc',
        alt: 'Nůžky a\u00a0hřeben na kulatých pastelových podstavcích',
      },
      spa: {
        caption: 'K\u00a0barvení patří i\u00a0masáž hlavy',
        alt: 'Srolované ručníky, naskládané kameny a\u00a0svíčky na dřevěném prkénku',
      },
      hairDryer: {
        caption: 'Foukaná tak, jak vlasy nosíte',
        alt: 'Korálový fén na kulatém stojanu, vedle něj kosmetika a\u00a0rostlina',
      },
      nailPolish: {
        caption: 'Nehty každý pátek',
        alt: 'Řada laků na nehty v\u00a0jemně růžové, červené a\u00a0zelené',
      },
      chair: {
        caption: 'Křeslo u\u00a0okna je jen jedno',
        alt: 'Kadeřnické křeslo v\u00a0teplém světle, vedle něj rostlina v\u00a0květináči',
      },
    },
  },
  reviews: {
    title: 'Z\u00a0knihy u\u00a0dveří',
    reviews: [
      ['První střih po letech, který drží i\u00a0ve čtvrtek bez fénu.', 'Jana M.', 'chodí od jara'],
      ['Cenu jsem znala dřív než barvu. A\u00a0seděla na cent.', 'Zuzana H.', 'z\u00a0Brna'],
    ],
  },
  booking: {
    title: 'Objednejte se',
    womensCut: { name: 'Dámský střih', description: 'S mytím a foukanou' },
    mensCut: { name: 'Pánský střih' },
    rootColour: { name: 'Barvení odrostů' },
    brows: { name: 'Úprava a barvení obočí' },
  },
  openDays: {
    monday: ['09:00', '17:00'],
    tuesday: ['09:00', '17:00'],
    wednesday: ['09:00', '17:00'],
    thursday: ['11:00', '19:00'],
    friday: ['09:00', '17:00'],
    saturday: ['09:00', '12:00'],
  },
  faq: {
    title: 'Na co se ptáte',
    questions: [
      [
        'Jak často chodit na střih?',
        'Krátké vlasy každých pět až šest týdnů, dlouhé jednou za tři měsíce. Když se s\u00a0nimi ráno pod fénem začnete dohadovat, je čas.',
      ],
      [
        'Proč barvu vážíte?',
        'Dva gramy rozhodnou, jestli bude hnědá teplá, nebo měděná. Recepturu si zapisuji, takže i\u00a0za rok dostanete stejný odstín.',
      ],
      [
        'Co když mám alergii?',
        'Dva dny před prvním barvením vám udělám zkoušku za uchem. Nic nestojí a\u00a0trvá minutu.',
      ],
      [
        'Do kdy můžu termín zrušit?',
        'Do večera předtím, stačí jedna zpráva. Uvolněné křeslo nabídnu někomu, kdo na ně čeká.',
      ],
    ],
  },
  hoursTitle: 'Kdy mě najdete u\u00a0křesla',
  contactInfo: {
    title: 'Kde mě najdete',
    email: 'ahoj@salon.example.com',
    phone: '+420 600 000 123',
    address: 'Vzorová 14\n602 00 Brno',
    description: 'Vchod je ze dvora vedle knihkupectví. Kolo si můžete nechat pod schody.',
  },
  contactTitle: 'Zeptejte se mě',
  social: { title: 'Sledujte mě', description: 'Skoro každý týden přidávám fotky před a\u00a0po.' },
};

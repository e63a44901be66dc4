import type { SalonWords } from '../../trades/salon';

export const salon: SalonWords = {
  description: 'Střih, barva a\u00a0líčení na objednání',
  hero: {
    title: 'Vlasy, které ráno poslouchají',
    subtitle:
      'Střih, který drží tvar šest týdnů a\u00a0doma si vystačí s\u00a0prsty a\u00a0fénem. Na první návštěvu si na vás nechávám víc času, abychom všechno v\u00a0klidu probrali.',
    buttonText: 'Vybrat termín',
  },
  about: {
    title: 'O\u00a0mně',
    text: 'Jmenuji se Kateřina a\u00a0v\u00a0jedné světlé místnosti v\u00a0přízemí už dvanáct let stříhám, barvím a\u00a0poslouchám.\nPracuji na objednání a\u00a0vždycky se věnuji jen jednomu člověku, takže u\u00a0mě nečekáte. Barvu vážím na gramy a\u00a0cenu vám řeknu dřív, než začnu.',
  },
  gallery: {
    title: 'U\u00a0mě v\u00a0salonu',
    shots: {
      mirror: {
        caption: 'Tady začíná každá návštěva',
        alt: 'Kulaté zrcadlo ve zlatém rámu nad pultem s lahvičkami a vázou',
      },
      tools: {
        caption: 'Nůžky brousím každý měsíc',
        alt: 'Nůžky a hřeben na kulatých pastelových podstavcích',
      },
      spa: {
        caption: 'K\u00a0barvení patří i\u00a0masáž hlavy',
        alt: 'Srolované ručníky, naskládané kameny a svíčky na dřevěném prkénku',
      },
      hairDryer: {
        caption: 'Foukaná tak, jak vlasy nosíte',
        alt: 'Korálový fén na kulatém stojanu, vedle něj kosmetika a rostlina',
      },
      nailPolish: {
        caption: 'Nehty každý pátek',
        alt: 'Řada laků na nehty v jemně růžové, červené a zelené',
      },
    },
  },
  hair: {
    title: 'Vlasy',
    rows: [
      ['Dámský střih', '34 €', 'Mytí, konzultace, střih a\u00a0foukaná'],
      ['Pánský střih', '16 €'],
      ['Dětský střih do 12\u00a0let', '12 €', 'Odvážní si odnesou malé zrcátko'],
      ['Barvení odrostů', 'od 48 €', 'Včetně ošetření a\u00a0foukané'],
      ['Balayage a\u00a0tónování', 'od 98 €', 'Polodlouhé a\u00a0dlouhé vlasy, asi tři hodiny'],
      ['Společenský a\u00a0svatební účes', '52 €'],
      ['Regenerační kúra', '18 €', 'Ke střihu nebo barvení'],
    ],
  },
  face: {
    title: 'Obočí, nehty a\u00a0líčení',
    rows: [
      ['Úprava a\u00a0barvení obočí', '15 €'],
      ['Laminace obočí', '36 €', '45\u00a0minut, vydrží asi šest týdnů'],
      ['Gel lak', '24 €', 'V\u00a0pátek'],
      ['Denní líčení', '32 €'],
      ['Večerní líčení', '42 €'],
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
  cutArticle: {
    title: 'Jak často chodit na střih?',
    content:
      'Krátké vlasy každých pět až šest týdnů, dlouhé jednou za tři měsíce.\nVíc než kalendář napoví samy vlasy: když se s\u00a0nimi ráno pod fénem začnete dohadovat, je čas.\nOfinu vám mezi návštěvami zastřihnu zdarma, zabere to pět minut.\nA\u00a0pokud si vlasy necháváte růst, přijďte i\u00a0tak. Bez roztřepených konečků vypadají delší.',
  },
  colourArticle: {
    title: 'Proč barvu vážím',
    content:
      'Dva gramy rozhodnou, jestli bude hnědá teplá, nebo měděná.\nKaždou recepturu si zapisuji, takže i\u00a0za rok dostanete přesně stejný odstín a\u00a0zaplatíte jen za barvu, kterou jste potřebovali.\nDva dny před prvním barvením vám udělám zkoušku za uchem. Nic nestojí.',
  },
  poll: {
    question: 'Kdy mám mít otevřeno déle?',
    options: ['V\u00a0úterý večer', 'Ve čtvrtek večer', 'V\u00a0sobotu odpoledne'],
  },
  contactInfo: {
    title: 'Kde mě najdete',
    email: 'ahoj@salon.example.com',
    phone: '+420 600 000 123',
    address: 'Vzorová 14\n602 00 Brno',
    hours: 'Pondělí – středa 9:00 – 17:00\nČtvrtek 11:00 – 19:00\nPátek 9:00 – 17:00\nSobota 9:00 – 12:00',
    description: 'Vchod je ze dvora vedle knihkupectví. Kolo si můžete nechat pod schody.',
  },
  contactTitle: 'Zeptejte se mě',
  social: { title: 'Sledujte mě', description: 'Skoro každý týden přidávám fotky před a\u00a0po.' },
};

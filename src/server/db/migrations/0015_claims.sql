CREATE TABLE "blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"resource" text,
	"during" "tsrange" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"request_id" uuid,
	"request_digest" text,
	CONSTRAINT "blocks_during_check" CHECK (NOT isempty("blocks"."during"))
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"place" integer NOT NULL,
	"during" "tsrange" NOT NULL,
	"booking_id" bigint,
	"block_id" bigint,
	CONSTRAINT "claims_during_check" CHECK (NOT isempty("claims"."during")),
	CONSTRAINT "claims_holder_check" CHECK (num_nonnulls("claims"."booking_id", "claims"."block_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_website_id_during_idx" ON "blocks" USING gist ("website_id","during");--> statement-breakpoint
CREATE INDEX "claims_booking_id_idx" ON "claims" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "claims_block_id_idx" ON "claims" USING btree ("block_id") WHERE "claims"."block_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "claims" ("website_id", "resource", "place", "during", "booking_id") SELECT "website_id", "resource", 1, "during", "id" FROM "bookings" WHERE "status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_no_overlap" EXCLUDE USING gist ("website_id" WITH =, "resource" WITH =, "place" WITH =, "during" WITH &&);--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_no_overlap";

CREATE TABLE "calendar_addresses" (
	"website_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"renewals" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_addresses_website_id_subject_pk" PRIMARY KEY("website_id","subject")
);
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;